import type { ReactNode } from 'react';
export interface VisuallyHiddenProps {
    /** `div` where block content is inside. */
    as?: 'span' | 'div';
    children: ReactNode;
}
/** Read out, not seen. */
export declare function VisuallyHidden({ as: Element, children }: VisuallyHiddenProps): import("react").JSX.Element;
