interface SkipLinkProps {
  /** Id of the element that receives the focus; it needs `tabIndex={-1}`. */
  targetId: string;
  label?: string | undefined;
}
/** Visible only while focused. Moves the focus itself, because a router would handle the `#` as a navigation. */
declare function SkipLink({
  targetId,
  label
}: SkipLinkProps): import("react").JSX.Element;
export { SkipLink, SkipLinkProps };