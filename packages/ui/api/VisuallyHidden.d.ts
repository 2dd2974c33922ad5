import type { ReactNode } from 'react';
export interface VisuallyHiddenProps {
    /** `div` for block content. */
    as?: 'span' | 'div';
    children: ReactNode;
}
/** Content for screen readers only. */
export declare function VisuallyHidden({ as: Element, children }: VisuallyHiddenProps): import("react").JSX.Element;
