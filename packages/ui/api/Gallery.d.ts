import { type ReactNode } from 'react';
export interface GalleryPicture {
    id: string;
    /** Null while it is on its way. */
    src: string | null;
    alt: string;
    caption?: ReactNode;
    /** Pixels of the picture itself: its place is kept before it comes. */
    width: number;
    height: number;
}
export interface GalleryProps {
    /** Names the list, and the dialog in which a picture is seen larger. */
    label: string;
    pictures: readonly GalleryPicture[];
}
/** Small pictures that open larger. In the dialog the arrow keys go round all of them. */
export declare function Gallery({ label, pictures }: GalleryProps): import("react").JSX.Element;
