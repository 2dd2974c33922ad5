import { ReactNode, Ref } from "react";
interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode | undefined;
  actions?: ReactNode | undefined;
  /** Above the title: the way back. */
  breadcrumb?: ReactNode | undefined;
  /** Ref of the `h1`, which is focusable after a navigation. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}
declare function PageHeader({
  title,
  subtitle,
  actions,
  breadcrumb,
  ref
}: PageHeaderProps): import("react").JSX.Element;
export { PageHeader, PageHeaderProps };