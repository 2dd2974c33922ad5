import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../app/servicesHooks.ts';
import { dataOf } from '../../../shared/query/dataOf.ts';

/** What the user has kept of the comparison screen of one client, as it was when it was last loaded. */
export function useSavedViews(clientId: string) {
  const { api } = useServices();
  const { data, isError, refetch } = useQuery({
    queryKey: ['savedViews', clientId],
    queryFn: ({ signal }) => dataOf(api.GET('/api/savedViews/get', { params: { query: { clientId } }, signal })),
  });
  return { views: data ?? [], hasFailed: isError, reload: () => void refetch() };
}
