import { ReactNode } from "react";
type BannerTone = 'info' | 'success' | 'warning' | 'danger';
interface BannerProps {
  tone?: BannerTone | undefined;
  title?: ReactNode | undefined;
  /** For example a Retry button. */
  action?: ReactNode | undefined;
  /**
   * `alert` interrupts, for an error that just occurred; `status` waits; `none` for content that was present from the
   * start.
   */
  announce?: 'alert' | 'status' | 'none' | undefined;
  /** `compact`: a notice of one line, 36 px high. */
  density?: 'regular' | 'compact' | undefined;
  children?: ReactNode | undefined;
}
/** A message about the view that contains it. By default a `danger` banner is announced as an alert. */
declare function Banner({
  tone,
  title,
  action,
  announce,
  density,
  children
}: BannerProps): import("react").JSX.Element;
export { Banner, BannerProps, BannerTone };