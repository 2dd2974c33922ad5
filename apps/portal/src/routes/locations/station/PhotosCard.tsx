import type { Photo } from '@zrak/api-client';
import { Card } from '@zrak/ui/Card';
import { Gallery } from '@zrak/ui/Gallery';
import { useIntl } from 'react-intl';
import { compassPointOf } from './photos.ts';
import { usePhotoPictures } from './usePhotoPictures.ts';

/** Photos of the station; nothing if no photo can be shown. */
export default function PhotosCard({ photos, heading }: { photos: readonly Photo[]; heading: string }) {
  const captionOf = useCaption();
  const pictures = usePhotoPictures(photos).map(({ photo, src }) => {
    const { id, alt, width, height } = photo;
    return { id, src, alt, width, height, caption: captionOf(photo) };
  });
  if (pictures.length === 0) return null;
  return (
    <Card heading={heading}>
      <Gallery label={heading} pictures={pictures} />
    </Card>
  );
}

/** Example: "The mast before the hospital · view to the north-east · 2 May 2026". */
function useCaption() {
  const intl = useIntl();
  return ({ caption, viewDirection, takenOn }: Photo): string =>
    [
      caption,
      viewDirection !== undefined &&
        intl.formatMessage({ id: 'routes.locations.PhotosCard.view' }, { direction: compassPointOf(viewDirection) }),
      takenOn !== undefined && intl.formatDate(takenOn, { dateStyle: 'medium', timeZone: 'UTC' }),
    ]
      .filter((part) => typeof part === 'string')
      .join(' · ');
}
