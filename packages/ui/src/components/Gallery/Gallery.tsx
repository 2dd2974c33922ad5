import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { messages } from './Gallery.messages.ts';
import * as styles from './Gallery.css.ts';

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

/** A caption that all pictures have, such as a licence, is shown once. */
function sharedCaption([first, ...others]: readonly GalleryPicture[]): ReactNode {
  const isShared = others.length > 0 && others.every(({ caption }) => caption === first!.caption);
  return isShared ? first!.caption : undefined;
}

/** Thumbnails that open enlarged in a dialog, where the arrow keys wrap around. */
export function Gallery({ label, pictures }: GalleryProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = pictures.findIndex(({ id }) => id === openId);
  const shared = sharedCaption(pictures);
  return (
    <>
      <ul aria-label={label} className={styles.list}>
        {pictures.map(({ id, src, alt, caption }) => (
          <li key={id} className={styles.item}>
            <Button
              aria-haspopup="dialog"
              {...(src === null && { 'aria-label': alt })}
              className={styles.thumbnail}
              onPress={() => setOpenId(id)}
            >
              {src === null ? (
                <Skeleton shape="block" height="100%" />
              ) : (
                <img src={src} alt={alt} loading="lazy" className={styles.small} />
              )}
            </Button>
            {caption && shared === undefined && <span className={styles.note}>{caption}</span>}
          </li>
        ))}
      </ul>
      {shared !== undefined && <p className={styles.sharedNote}>{shared}</p>}
      <Dialog title={label} size="large" isOpen={open !== -1} onOpenChange={(isOpen) => !isOpen && setOpenId(null)}>
        {open !== -1 && (
          <LargePicture
            picture={pictures[open]!}
            place={open + 1}
            count={pictures.length}
            onStep={(step) => setOpenId(pictures.at((open + step) % pictures.length)!.id)}
          />
        )}
      </Dialog>
    </>
  );
}

interface LargePictureProps {
  picture: GalleryPicture;
  /** Starts at 1. */
  place: number;
  count: number;
  onStep: (step: 1 | -1) => void;
}

function LargePicture({ picture: { src, alt, caption, width, height }, place, count, onStep }: LargePictureProps) {
  const intl = useUiIntl();
  useArrowKeys(onStep);
  return (
    <figure className={styles.figure}>
      {src === null ? (
        <div className={styles.large} style={{ aspectRatio: `${width} / ${height}` }} />
      ) : (
        <img src={src} alt={alt} width={width} height={height} className={styles.large} />
      )}
      <div className={styles.foot}>
        <figcaption aria-live="polite" className={styles.caption}>
          {caption}
        </figcaption>
        {count > 1 && (
          <>
            <IconButton
              label={intl.formatMessage(messages.previous)}
              icon={<ChevronLeft size={18} aria-hidden="true" />}
              onPress={() => onStep(-1)}
            />
            <span className={styles.place}>{intl.formatMessage(messages.place, { place, count })}</span>
            <IconButton
              label={intl.formatMessage(messages.next)}
              icon={<ChevronRight size={18} aria-hidden="true" />}
              onPress={() => onStep(1)}
            />
          </>
        )}
      </div>
    </figure>
  );
}

/** Handles arrow keys anywhere in the dialog. */
function useArrowKeys(onStep: (step: 1 | -1) => void) {
  useEffect(() => {
    const step = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') onStep(1);
      if (key === 'ArrowLeft') onStep(-1);
    };
    document.addEventListener('keydown', step);
    return () => document.removeEventListener('keydown', step);
  }, [onStep]);
}
