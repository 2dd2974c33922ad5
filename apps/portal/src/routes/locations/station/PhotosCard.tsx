import type { Photo } from '@zrak/api-client';
import { Card } from '@zrak/ui/Card';
import { Gallery } from '@zrak/ui/Gallery';
import { usePhotoCaption } from '../../../shared/pictures/usePhotoCaption.ts';
import { usePhotoPictures } from '../../../shared/pictures/usePhotoPictures.ts';

/** Photos of the station; nothing if no photo can be shown. */
export default function PhotosCard({ photos, heading }: { photos: readonly Photo[]; heading: string }) {
  const captionOf = usePhotoCaption();
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
