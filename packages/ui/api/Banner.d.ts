import type { ReactNode } from 'react';
export type BannerTone = 'info' | 'success' | 'warning' | 'danger';
export interface BannerProps {
    tone?: BannerTone;
    title?: string;
    /** A Retry, say. */
    action?: ReactNode;
    /** `alert` interrupts, for what has just gone wrong; `status` waits; `none` for what was there from the start. */
    announce?: 'alert' | 'status' | 'none';
    children?: ReactNode;
}
/** Says something about the view it stands in. A `danger` banner is announced as an alert unless told otherwise. */
export declare function Banner({ tone, title, action, announce, children }: BannerProps): import("react").JSX.Element;
