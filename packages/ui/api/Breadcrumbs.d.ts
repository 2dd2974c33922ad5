export interface BreadcrumbItem {
    label: string;
    href: string;
}
export interface BreadcrumbsProps {
    /** From the outside in; the last one is the page itself. */
    items: readonly BreadcrumbItem[];
}
/** Where a page stands, and the ways out of it. */
export declare function Breadcrumbs({ items }: BreadcrumbsProps): import("react").JSX.Element;
