import { ReactNode } from "react";
interface CardProps {
  heading?: ReactNode | undefined;
  /** Level of the heading in the outline of the page. */
  level?: 2 | 3 | 4 | undefined;
  /** Below the heading: unit, interval, time. */
  description?: ReactNode | undefined;
  actions?: ReactNode | undefined;
  /** `none` for a table or a chart that extends to the edges. */
  padding?: 'regular' | 'none' | undefined;
  children: ReactNode;
}
/** A surface for one topic. With a heading it is a region named by it. */
declare function Card({
  heading,
  level,
  description,
  actions,
  padding,
  children
}: CardProps): import("react").JSX.Element;
export { Card, CardProps };