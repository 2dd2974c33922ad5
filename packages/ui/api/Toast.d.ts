type ToastTone = 'info' | 'success' | 'error';
/**
 * Shows a message for five seconds at the bottom right, on a phone at the top; hovering pauses the timer. A visible
 * message is not shown a second time, so that twelve calls that fail together show one toast.
 */
declare function showToast(message: string, tone?: ToastTone): void;
declare function showErrorToast(message: string): void;
declare function showSuccessToast(message: string): void;
/** Render once in an app, near its root. */
declare function ToastRegion(): import("react").JSX.Element;
export { ToastRegion, ToastTone, showErrorToast, showSuccessToast, showToast };