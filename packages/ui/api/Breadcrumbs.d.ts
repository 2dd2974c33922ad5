export interface BreadcrumbItem {
    label: string;
    href: string;
}
export interface BreadcrumbsProps {
    /** From the root to the current page, which is last. */
    items: readonly BreadcrumbItem[];
}
/** Position of a page in the hierarchy, with links to the levels above. */
export declare function Breadcrumbs({ items }: BreadcrumbsProps): import("react").JSX.Element;
