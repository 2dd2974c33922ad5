import { ReactNode, Ref } from "react";
interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** Above the title: the way back. */
  breadcrumb?: ReactNode;
  /** Ref of the `h1`, which is focusable after a navigation. */
  ref?: Ref<HTMLHeadingElement>;
}
declare function PageHeader({
  title,
  subtitle,
  actions,
  breadcrumb,
  ref
}: PageHeaderProps): import("react").JSX.Element;
export { PageHeader, PageHeaderProps };