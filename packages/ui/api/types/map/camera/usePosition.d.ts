export interface Position {
    longitude: number;
    latitude: number;
}
/** Asks where the reader is, when the reader asks for it. */
export declare function usePosition(): {
    position: Position | null;
    isLocating: boolean;
    hasFailed: boolean;
    locate: ((onFound: (position: Position) => void) => void) | null;
};
