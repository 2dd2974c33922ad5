import type { ReactNode } from 'react';
export interface DescriptionListProps {
    items: readonly {
        term: string;
        details: ReactNode;
    }[];
    /** For figures: always beside their terms, aligned at the end. */
    isCompact?: boolean;
}
export declare function DescriptionList({ items, isCompact }: DescriptionListProps): import("react").JSX.Element;
