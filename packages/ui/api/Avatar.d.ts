interface AvatarProps {
  /** Name of the person or organisation; its initials are shown without a picture. */
  name: string;
  /** Address of a picture. If it cannot be loaded, the initials are shown. */
  src?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Hidden from assistive technology, for an avatar beside the name. */
  isDecorative?: boolean | undefined;
}
/** A person or an organisation, as a picture or as initials. */
declare function Avatar({
  name,
  src,
  size,
  isDecorative
}: AvatarProps): import("react").JSX.Element;
export { Avatar, AvatarProps };