interface SpinnerProps {
  /** Names the awaited content; announced, and visible if `isLabelVisible`. */
  label: string;
  size?: 'small' | 'medium' | 'large' | undefined;
  tone?: 'accent' | 'inherit' | undefined;
  isLabelVisible?: boolean | undefined;
}
/**
 * An indeterminate `progressbar`. The component of React Aria would bring the number formats of a progress that is known
 * to every start page. For a page or a panel prefer a `Skeleton` in the shape of the content.
 */
declare function Spinner({
  label,
  size,
  tone,
  isLabelVisible
}: SpinnerProps): import("react").JSX.Element;
interface FullScreenSpinnerProps {
  label: string;
}
/** Covers the page and announces once, politely, that content is loading. */
declare function FullScreenSpinner({
  label
}: FullScreenSpinnerProps): import("react").JSX.Element;
export { FullScreenSpinner, FullScreenSpinnerProps, Spinner, SpinnerProps };