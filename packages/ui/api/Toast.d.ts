export type ToastTone = 'info' | 'success' | 'error';
/**
 * Shows a message for five seconds at the bottom right; hovering pauses the timer. A visible message is not shown a
 * second time, so that twelve calls that fail together show one toast.
 */
export declare function showToast(message: string, tone?: ToastTone): void;
export declare function showErrorToast(message: string): void;
export declare function showSuccessToast(message: string): void;
/** Render once in an app, near its root. */
export declare function ToastRegion(): import("react").JSX.Element;
