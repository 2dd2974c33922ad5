export interface SwatchProps {
    /** Place of the series among the twelve colours. */
    index: number;
    kind?: 'line' | 'bars' | undefined;
}
/** A piece of the line itself: colour and dashes. */
export declare function Swatch({ index, kind }: SwatchProps): import("react").JSX.Element;
