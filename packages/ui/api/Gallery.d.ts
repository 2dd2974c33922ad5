import { type ReactNode } from 'react';
export interface GalleryPicture {
    id: string;
    /** Null while loading. */
    src: string | null;
    alt: string;
    caption?: ReactNode;
    /** Width of the original picture in pixels: reserves the space while it loads. */
    width: number;
    height: number;
}
export interface GalleryProps {
    /** Name of the list, and of the dialog with the enlarged picture. */
    label: string;
    pictures: readonly GalleryPicture[];
}
/** Thumbnails that open enlarged in a dialog, where the arrow keys wrap around. */
export declare function Gallery({ label, pictures }: GalleryProps): import("react").JSX.Element;
