import type { ReactNode } from 'react';
export interface DescriptionListProps {
    items: readonly {
        term: string;
        details: ReactNode;
    }[];
}
export declare function DescriptionList({ items }: DescriptionListProps): import("react").JSX.Element;
