interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle';
  /** CSS lengths; by default a text line has the width of its container and is 1 em high. */
  width?: string;
  height?: string;
  /** Lines of text; the last one is shorter. */
  lines?: number;
}
/** Placeholder in the shape of the loading content. Not announced: the surrounding region must set `aria-busy`. */
declare function Skeleton({
  shape,
  width,
  height,
  lines
}: SkeletonProps): import("react").JSX.Element;
export { Skeleton, SkeletonProps };