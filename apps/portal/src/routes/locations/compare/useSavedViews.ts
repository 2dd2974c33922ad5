import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../app/servicesHooks.ts';
import { dataOf } from '../../../shared/query/dataOf.ts';

/** Saved comparisons of the user for one client, as of the last load. */
export function useSavedViews(clientId: string) {
  const { api } = useServices();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['savedViews', clientId],
    queryFn: ({ signal }) => dataOf(api.GET('/api/savedViews/get', { params: { query: { clientId } }, signal })),
  });
  return { views: data ?? [], isLoading: isPending, hasFailed: isError, reload: () => void refetch() };
}
