import { skipToken, useQuery } from '@tanstack/react-query';
import type { PlanPosition } from '@zrak/ui/SitePlan';
import { useServices } from '../../app/servicesHooks.ts';
import { dataOf } from '../query/dataOf.ts';
import { pictureSource } from '../pictures/pictureSource.ts';
import { useObjectAddresses } from '../pictures/useObjectAddresses.ts';

const ownPlans = { path: 'api/clients/sitePlan', id: 'clientId' };
/** Milliseconds for which a picture that is not shown is kept. */
const keptMs = 600_000;

/**
 * The picture of a site plan with a URL that the browser can show. That of the API is fetched, because an image sends no
 * token.
 */
export function usePlanPicture(url: string | undefined) {
  const { api, config } = useServices();
  const address = new URL(config.ApplicationUrl, location.origin).href;
  const source = url === undefined ? null : pictureSource(url, address, ownPlans);
  const { id: clientId, version } = source && 'id' in source ? source : {};
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['sitePlan', clientId, version],
    queryFn: clientId
      ? ({ signal }) => {
          const query = { clientId, ...(version !== undefined && { version }) };
          return dataOf(api.GET('/api/clients/sitePlan', { params: { query }, parseAs: 'blob', signal }));
        }
      : skipToken,
    staleTime: Infinity,
    gcTime: keptMs,
    structuralSharing: false,
  });
  const addressOf = useObjectAddresses();
  return {
    /** Null while it is loading, and if it has failed. */
    src: source && 'href' in source ? source.href : data ? addressOf(data) : null,
    error,
    isLoading: isFetching,
    retry: () => void refetch(),
  };
}

/** Null for a station that is not on the plan. */
export function planPositionOf(position: readonly number[] | null | undefined): PlanPosition | null {
  const [x, y] = position ?? [];
  return x === undefined || y === undefined ? null : [x, y];
}
