export interface SpinnerProps {
    /** What is being waited for; read out, and shown when `isLabelVisible`. */
    label: string;
    size?: 'small' | 'medium' | 'large';
    tone?: 'accent' | 'inherit';
    isLabelVisible?: boolean;
}
/** An indeterminate `progressbar`. For a page or a panel, a `Skeleton` in the shape of what comes is kinder. */
export declare function Spinner({ label, size, tone, isLabelVisible }: SpinnerProps): import("react").JSX.Element;
export interface FullScreenSpinnerProps {
    label: string;
}
/** Covers the page, and says once, politely, that something is loading. */
export declare function FullScreenSpinner({ label }: FullScreenSpinnerProps): import("react").JSX.Element;
