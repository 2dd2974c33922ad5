import { ReactNode } from "react";
interface DescriptionListProps {
  items: readonly {
    term: ReactNode;
    details: ReactNode;
  }[];
  /** For figures: always beside their terms, aligned at the end. */
  isCompact?: boolean | undefined;
}
declare function DescriptionList({
  items,
  isCompact
}: DescriptionListProps): import("react").JSX.Element;
export { DescriptionList, DescriptionListProps };