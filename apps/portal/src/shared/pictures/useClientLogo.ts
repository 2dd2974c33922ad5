import type { Client } from '@zrak/api-client';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/servicesHooks.ts';
import { pictureSource } from './pictureSource.ts';
import { dataOf } from '../query/dataOf.ts';

const ownLogos = { path: 'api/clients/logo', id: 'clientId' };

/**
 * Address of the client's logo that the browser can show; undefined while it loads, and without a logo. A logo of the API
 * is fetched, because an `img` element sends no token.
 */
export function useClientLogo(client: Pick<Client, 'id' | 'logoUrl'> | undefined): string | undefined {
  const { api, config } = useServices();
  const address = new URL(config.ApplicationUrl, location.origin).href;
  const source = client?.logoUrl ? pictureSource(client.logoUrl, address, ownLogos) : null;
  const { id: clientId, version } = source && 'id' in source ? source : {};
  const { data } = useQuery({
    queryKey: ['clientLogo', clientId, version],
    // Not aborted: the frame of a loading page asks for it, and then the page itself.
    queryFn: clientId
      ? async () => {
          const query = { clientId, ...(version !== undefined && { version }) };
          return dataAddress(await dataOf(api.GET('/api/clients/logo', { params: { query }, parseAs: 'blob' })));
        }
      : skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return source && 'href' in source ? source.href : data;
}

/** As a `data:` URL, which needs no release. Logos are small. */
const dataAddress = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The logo cannot be read')));
    reader.readAsDataURL(blob);
  });
