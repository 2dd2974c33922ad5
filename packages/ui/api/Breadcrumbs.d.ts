interface BreadcrumbItem {
  label: string;
  href: string;
}
interface BreadcrumbsProps {
  /** From the root to the current page, which is last. */
  items: readonly BreadcrumbItem[];
}
/** Position of a page in the hierarchy, with links to the levels above. */
declare function Breadcrumbs({
  items
}: BreadcrumbsProps): import("react").JSX.Element;
export { BreadcrumbItem, Breadcrumbs, BreadcrumbsProps };