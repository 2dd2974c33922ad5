import type { ReactNode } from 'react';
export interface FooterProps {
    links?: readonly {
        label: string;
        href: string;
    }[];
    children?: ReactNode;
}
export declare function Footer({ links, children }: FooterProps): import("react").JSX.Element;
