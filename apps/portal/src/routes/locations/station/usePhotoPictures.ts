import type { Photo } from '@zrak/api-client';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../../app/servicesHooks.ts';
import { type PhotoSource, photoSource } from './photos.ts';

export interface PhotoPicture {
  photo: Photo;
  /** Null while it is on its way. */
  src: string | null;
}

/**
 * Photos with an address the browser can show. Those of the API come by calls, because an image would carry no token;
 * one that cannot be had is left out.
 */
export function usePhotoPictures(photos: readonly Photo[]): PhotoPicture[] {
  const { api, config } = useServices();
  /** Null for what could not be had. */
  const [loaded, setLoaded] = useState<ReadonlyMap<string, string | null>>(new Map());
  const sources = useMemo(() => {
    const apiAddress = new URL(config.ApplicationUrl, location.origin).href;
    return photos.flatMap((photo): { photo: Photo; source: PhotoSource }[] => {
      const source = photoSource(photo.url, apiAddress);
      return source ? [{ photo, source }] : [];
    });
  }, [photos, config.ApplicationUrl]);

  // The same photos come again whenever the station is loaded anew.
  const wanted = sources.flatMap(({ source }) => ('photoId' in source ? [source.photoId] : [])).join(' ');
  useEffect(() => {
    const leaving = new AbortController();
    const addresses: string[] = [];
    const load = async (photoId: string) => {
      const options = { params: { query: { photoId } }, parseAs: 'blob', signal: leaving.signal } as const;
      const { data } = await api.GET('/api/locations/photo', options);
      if (leaving.signal.aborted) return;
      const address = data ? URL.createObjectURL(data) : null;
      if (address !== null) addresses.push(address);
      setLoaded((others) => new Map(others).set(photoId, address));
    };
    for (const photoId of wanted.split(' ').filter(Boolean)) void load(photoId);
    return () => {
      leaving.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, [api, wanted]);

  return sources.flatMap(({ photo, source }): PhotoPicture[] => {
    if ('href' in source) return [{ photo, src: source.href }];
    const address = loaded.get(source.photoId);
    return address === null ? [] : [{ photo, src: address ?? null }];
  });
}
