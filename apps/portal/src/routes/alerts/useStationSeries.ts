import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/servicesHooks.ts';
import { dataOf } from '../../shared/query/dataOf.ts';

/** The series of a station; `series` is undefined while they load. */
export function useStationSeries(locationId: string | null) {
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['stationSeries', locationId],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/dataseries/get', { params: { query: { locationId: locationId ?? '' } }, signal })),
    enabled: locationId !== null,
  });
  return { series: data, error: isFetching ? null : error, retry: () => void refetch() };
}
