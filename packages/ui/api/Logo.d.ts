interface LogoProps {
  size?: 'mini' | 'small' | 'large' | undefined;
  /** The mark without the name, for narrow places. The surrounding element must then provide the name. */
  isMarkOnly?: boolean | undefined;
}
/** Two air streams that form a Z. */
declare function Logo({
  size,
  isMarkOnly
}: LogoProps): import("react").JSX.Element;
export { Logo, LogoProps };