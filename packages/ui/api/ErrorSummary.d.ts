export interface ErrorSummaryItem {
    /** Name of the field. */
    id: string;
    message: string;
}
export interface ErrorSummaryProps {
    /** In the order of the fields. A new array is a new refusal, and takes the focus again. */
    errors: readonly ErrorSummaryItem[];
    /** Puts the focus on the field. */
    onSelect: (id: string) => void;
}
/** Above a form that was refused: takes the focus, says what is wrong, leads to each field. */
export declare function ErrorSummary({ errors, onSelect }: ErrorSummaryProps): import("react").JSX.Element;
