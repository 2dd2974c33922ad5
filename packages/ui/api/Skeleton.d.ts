interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** CSS lengths; by default a text line has the width of its container and is 1 em high. */
  width?: string | undefined;
  height?: string | undefined;
  /** Lines of text; the last one is shorter. */
  lines?: number | undefined;
}
/** Placeholder in the shape of the loading content. Not announced: the surrounding region must set `aria-busy`. */
declare function Skeleton({
  shape,
  width,
  height,
  lines
}: SkeletonProps): import("react").JSX.Element;
export { Skeleton, SkeletonProps };