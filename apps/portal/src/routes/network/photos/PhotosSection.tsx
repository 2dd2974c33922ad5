import type { NetworkStation, Photo } from '@zrak/api-client';
import { Button } from '@zrak/ui/Button';
import { Card } from '@zrak/ui/Card';
import { EmptyState } from '@zrak/ui/EmptyState';
import { IconButton } from '@zrak/ui/IconButton';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices } from '../../../app/servicesHooks.ts';
import { usePhotoCaption } from '../../../shared/pictures/usePhotoCaption.ts';
import { usePhotoPictures } from '../../../shared/pictures/usePhotoPictures.ts';
import { dataOf } from '../../../shared/query/dataOf.ts';
import { LoadedPart } from '../LoadedPart.tsx';
import { RemoveContent } from '../RemoveContent.tsx';
import { TableSection } from '../TableSection.tsx';
import { AddPhoto } from './AddPhoto.tsx';
import * as styles from './photos.css.ts';

type OpenDialog = { kind: 'add' } | { kind: 'remove'; photo: Photo };

/** Photos on the page of the station. */
export function PhotosSection({ station }: { station: NetworkStation }) {
  const intl = useIntl();
  const { api } = useServices();
  const photos = useQuery({
    queryKey: ['photosOfStation', station.id],
    queryFn: async ({ signal }) => {
      const query = { locationId: station.id };
      return (await dataOf(api.GET('/api/locations/location', { params: { query }, signal }))).photos ?? [];
    },
  });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const reload = () => void photos.refetch();
  const say = (id: 'photos' | 'none' | 'noneHint' | 'removeHint') =>
    intl.formatMessage({ id: `routes.network.PhotosSection.${id}` });
  const add = (isFirst: boolean) => (
    <Button
      icon={<Plus size={18} />}
      tone={isFirst ? 'primary' : 'secondary'}
      onPress={() => setDialog({ kind: 'add' })}
    >
      <FormattedMessage id="routes.network.PhotosSection.add" />
    </Button>
  );
  return (
    <>
      <LoadedPart query={photos} failed="routes.network.PhotosSection.failed">
        {(list) =>
          list.length === 0 ? (
            <Card>
              <EmptyState title={say('none')} description={say('noneHint')} action={add(true)} />
            </Card>
          ) : (
            <TableSection heading={say('photos')} isHeadingVisible={false} actions={add(false)}>
              <PhotoList photos={list} onRemove={(photo) => setDialog({ kind: 'remove', photo })} />
            </TableSection>
          )
        }
      </LoadedPart>
      {dialog?.kind === 'add' && <AddPhoto station={station} onDone={reload} onClose={close} />}
      {dialog?.kind === 'remove' && (
        <RemoveContent
          name={dialog.photo.alt}
          body={say('removeHint')}
          remove={() => api.DELETE('/api/locations/photo', { params: { query: { photoId: dialog.photo.id } } })}
          onDone={reload}
          onClose={close}
        />
      )}
    </>
  );
}

interface PhotoListProps {
  photos: readonly Photo[];
  onRemove: (photo: Photo) => void;
}

function PhotoList({ photos, onRemove }: PhotoListProps) {
  const intl = useIntl();
  const captionOf = usePhotoCaption();
  const pictures = usePhotoPictures(photos);
  return (
    <ul className={styles.list}>
      {photos.map((photo) => {
        const { id, alt } = photo;
        const picture = pictures.find((one) => one.photo.id === id);
        const caption = captionOf(photo);
        return (
          <li key={id}>
            <figure className={styles.figure}>
              <div className={styles.frame}>
                {picture?.src && <img src={picture.src} alt="" className={styles.picture} />}
                {!picture && <FormattedMessage id="routes.network.PhotosSection.pictureFailed" />}
              </div>
              <figcaption className={styles.caption}>
                <span className={styles.texts}>
                  <span>{alt}</span>
                  {caption !== '' && <span className={styles.note}>{caption}</span>}
                </span>
                <IconButton
                  size="small"
                  label={intl.formatMessage({ id: 'routes.network.PhotosSection.removeNamed' }, { name: alt })}
                  icon={<Trash2 size={18} />}
                  onPress={() => onRemove(photo)}
                />
              </figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
