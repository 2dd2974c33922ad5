export interface DateStepperProps {
    /** Name of the whole control: "Day", "Month". */
    label: string;
    /** The period shown, already in the reader's language: "21. 11. 2026". */
    value: string;
    onPrevious: () => void;
    onNext: () => void;
    /** "Previous day" says more than the default "Previous". */
    previousLabel?: string;
    nextLabel?: string;
    isPreviousDisabled?: boolean;
    isNextDisabled?: boolean;
}
/** One step back, one step on; the new period is read out. */
export declare function DateStepper({ label, value, onPrevious, onNext, previousLabel, nextLabel, isPreviousDisabled, isNextDisabled, }: DateStepperProps): import("react").JSX.Element;
