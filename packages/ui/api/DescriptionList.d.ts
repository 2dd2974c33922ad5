import type { ReactNode } from 'react';
export interface DescriptionListProps {
    items: readonly {
        term: string;
        details: ReactNode;
    }[];
    /** For figures: beside their terms however little room there is, and aligned at the end. */
    isCompact?: boolean;
}
export declare function DescriptionList({ items, isCompact }: DescriptionListProps): import("react").JSX.Element;
