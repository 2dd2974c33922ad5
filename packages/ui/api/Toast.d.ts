export type ToastTone = 'info' | 'success' | 'error';
/**
 * Five seconds at the bottom right; pointing at it stops the clock. A message that is already to be seen is not shown
 * a second time, so that twelve calls failing together say so once.
 */
export declare function showToast(message: string, tone?: ToastTone): void;
export declare function showErrorToast(message: string): void;
export declare function showSuccessToast(message: string): void;
/** Once in an app, near its root. */
export declare function ToastRegion(): import("react").JSX.Element;
