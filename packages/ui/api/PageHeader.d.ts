import type { ReactNode, Ref } from 'react';
export interface PageHeaderProps {
    title: string;
    subtitle?: ReactNode;
    actions?: ReactNode;
    /** Above the title: the way back. */
    breadcrumb?: ReactNode;
    /** Ref of the `h1`, which is focusable after a navigation. */
    ref?: Ref<HTMLHeadingElement>;
}
export declare function PageHeader({ title, subtitle, actions, breadcrumb, ref }: PageHeaderProps): import("react").JSX.Element;
