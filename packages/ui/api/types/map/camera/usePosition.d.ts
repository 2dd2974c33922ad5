export interface Position {
    longitude: number;
    latitude: number;
}
/** Requests the user's position on the user's demand. */
export declare function usePosition(): {
    position: Position | null;
    isLocating: boolean;
    hasFailed: boolean;
    locate: ((onFound: (position: Position) => void) => void) | null;
};
