import type { ReactNode, Ref } from 'react';
export interface AuthLayoutProps {
    /** The `h1`. */
    title: string;
    /** Under the title, a sentence. */
    lead?: ReactNode;
    /** The brand above the card; our own mark when left out. */
    brand?: ReactNode;
    /** Upper right: language and theme. */
    end?: ReactNode;
    footer?: ReactNode;
    /** Of the `h1`, which can take the focus after a navigation. */
    ref?: Ref<HTMLHeadingElement>;
    children: ReactNode;
}
/** One thing to do, in the middle of a calm page. */
export declare function AuthLayout({ title, lead, brand, end, footer, ref, children }: AuthLayoutProps): import("react").JSX.Element;
