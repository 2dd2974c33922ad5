import type { Location } from '@zrak/api-client';
import { Card } from '@zrak/ui/Card';
import { Skeleton } from '@zrak/ui/Skeleton';
import { type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '../../../app/loading/lazyPart.tsx';
import { MountWhenVisible } from '../graph/MountWhenVisible.tsx';
import { NotOnPaper } from '../graph/NotOnPaper.tsx';

const PhotosCard = lazyPart(() => import('./PhotosCard.tsx'));
const InstrumentsCard = lazyPart(() => import('./InstrumentsCard.tsx'));

/** Expected heights in pixels: a row of thumbnails, and a table row with two lines of text. */
const heights = { photos: 100, instrument: 52 };

export function StationPhotos({ station: { photos = [] } }: { station: Location }) {
  const heading = useIntl().formatMessage({ id: 'routes.locations.StationEquipment.photos' });
  if (photos.length === 0) return null;
  return (
    <Awaited heading={heading} height={heights.photos}>
      <PhotosCard photos={photos} heading={heading} />
    </Awaited>
  );
}

export function StationInstruments({ station: { instruments = [] } }: { station: Location }) {
  const heading = useIntl().formatMessage({ id: 'routes.locations.StationEquipment.instruments' });
  if (instruments.length === 0) return null;
  return (
    <Awaited heading={heading} height={heights.instrument * (instruments.length + 1)}>
      <InstrumentsCard instruments={instruments} heading={heading} />
    </Awaited>
  );
}

function Awaited({ heading, height, children }: { heading: string; height: number; children: ReactNode }) {
  const placeholder = (
    <Card heading={heading}>
      <NotOnPaper>
        <Skeleton shape="block" height={`${height}px`} />
      </NotOnPaper>
    </Card>
  );
  return (
    <MountWhenVisible heading={heading} height={height}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </MountWhenVisible>
  );
}
