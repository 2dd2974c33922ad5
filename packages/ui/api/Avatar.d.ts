interface AvatarProps {
  /** Name of the person or organisation; its initials are shown without a picture. */
  name: string;
  /** Address of a picture. If it cannot be loaded, the initials are shown. */
  src?: string | undefined;
  /** 24, 32, 40 or 64 px. */
  size?: 'small' | 'compact' | 'medium' | 'large' | undefined;
  /** `square` for organisations: a logo is shown whole instead of cut to a circle. */
  shape?: 'round' | 'square' | undefined;
  /** Hidden from assistive technology, for an avatar beside the name. */
  isDecorative?: boolean | undefined;
}
/** A person or an organisation, as a picture or as initials. */
declare function Avatar({
  name,
  src,
  size,
  shape,
  isDecorative
}: AvatarProps): import("react").JSX.Element;
export { Avatar, AvatarProps };