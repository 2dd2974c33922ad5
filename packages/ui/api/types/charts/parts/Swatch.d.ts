export interface SwatchProps {
    /** Index of the series' colour and dash. */
    index: number;
    kind?: 'line' | 'bars' | undefined;
}
/** A short piece of the line with its colour and dashes. */
export declare function Swatch({ index, kind }: SwatchProps): import("react").JSX.Element;
