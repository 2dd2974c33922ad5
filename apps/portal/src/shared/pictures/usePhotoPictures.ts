import type { Api, Photo } from '@zrak/api-client';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../app/servicesHooks.ts';
import { dataOf } from '../query/dataOf.ts';
import { type PictureSource, pictureSource } from './pictureSource.ts';
import { useObjectAddresses } from './useObjectAddresses.ts';

const ownPhotos = { path: 'api/locations/photo', id: 'photoId' };

export interface PhotoPicture {
  photo: Photo;
  /** Null while it is loading. */
  src: string | null;
}

/**
 * Photos with a URL that the browser can show. Those of the API are fetched, because an `img` element sends no token;
 * photos that fail are left out.
 */
export function usePhotoPictures(photos: readonly Photo[]): PhotoPicture[] {
  const { api, config } = useServices();
  const sources = useMemo(() => {
    const apiAddress = new URL(config.ApplicationUrl, location.origin).href;
    return photos.flatMap((photo): { photo: Photo; source: PictureSource }[] => {
      const source = pictureSource(photo.url, apiAddress, ownPhotos);
      return source ? [{ photo, source }] : [];
    });
  }, [photos, config.ApplicationUrl]);

  const photoIds = sources.flatMap(({ source }) => ('id' in source ? [source.id] : []));
  const loaded = useQueries({ queries: photoIds.map((photoId) => photoQuery(api, photoId)) });
  const addressOf = useObjectAddresses();

  return sources.flatMap(({ photo, source }): PhotoPicture[] => {
    if ('href' in source) return [{ photo, src: source.href }];
    const { data, isError } = loaded[photoIds.indexOf(source.id)]!;
    return isError ? [] : [{ photo, src: data ? addressOf(data) : null }];
  });
}

/** Milliseconds for which a photo that is not shown is kept. */
const keptMs = 60_000;

const photoQuery = (api: Api, photoId: string) =>
  queryOptions({
    queryKey: ['photo', photoId],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/locations/photo', { params: { query: { photoId } }, parseAs: 'blob', signal })),
    staleTime: Infinity,
    gcTime: keptMs,
    structuralSharing: false,
  });
