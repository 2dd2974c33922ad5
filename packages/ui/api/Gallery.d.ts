import { ReactNode } from "react";
interface GalleryPicture {
  id: string;
  /** Null while loading. */
  src: string | null;
  alt: string;
  caption?: ReactNode | undefined;
  /** Width of the original picture in pixels: reserves the space while it loads. */
  width: number;
  height: number;
}
interface GalleryProps {
  /** Name of the list, and of the dialog with the enlarged picture. */
  label: string;
  pictures: readonly GalleryPicture[];
}
/** Thumbnails that open enlarged in a dialog, where the arrow keys wrap around. */
declare function Gallery({
  label,
  pictures
}: GalleryProps): import("react").JSX.Element;
export { Gallery, GalleryPicture, GalleryProps };