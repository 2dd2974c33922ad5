import type { ReactNode } from 'react';
export interface BadgeProps {
    tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
    icon?: ReactNode;
    /** A word or two: the colour only repeats what they say. */
    children: ReactNode;
}
export declare function Badge({ tone, icon, children }: BadgeProps): import("react").JSX.Element;
