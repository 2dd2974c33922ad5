import { ReactNode } from "react";
/** A function finds the target from the element that is removed. */
type FocusTarget = 'around' | 'neighbour' | 'heading' | ((removed: HTMLElement) => HTMLElement | null | undefined);
interface PassFocusOnProps {
  /** By default the element around; `neighbour` for one control of several, `heading` for a part of a page. */
  to?: FocusTarget | undefined;
  children: ReactNode;
}
/** Content that can disappear on the press of a button in it: it passes the focus on, which would be lost. */
declare function PassFocusOn({
  to,
  children
}: PassFocusOnProps): import("react").JSX.Element;
export { PassFocusOn, PassFocusOnProps };