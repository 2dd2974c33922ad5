import type { ReactNode } from 'react';
export interface DialogProps {
    title: string;
    isOpen: boolean;
    onOpenChange: (isOpen: boolean) => void;
    /** Buttons at the foot, the one that goes on last. */
    actions?: ReactNode;
    size?: 'small' | 'medium' | 'large';
    /** False while something is being saved: neither Escape nor a press outside closes it. */
    isDismissable?: boolean;
    children: ReactNode;
}
/** Keeps the focus inside while open and gives it back when closed. A sheet from below on a phone. */
export declare function Dialog({ title, isOpen, onOpenChange, actions, size, isDismissable, children, }: DialogProps): import("react").JSX.Element;
