import type { ApiError, Series } from '@zrak/api-client';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../app/servicesHooks.ts';

interface Loaded {
  locationId: string;
  series: Series[];
  error: ApiError | null;
}

/** The series of a station; `series` is undefined while they are loaded. */
export function useStationSeries(locationId: string | null) {
  const { api } = useServices();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (locationId === null) return;
      const params = { query: { locationId } };
      const { data, error } = await api.GET('/api/dataseries/get', { params, ...(signal && { signal }) });
      if (!signal?.aborted) setLoaded({ locationId, series: data ?? [], error: error ?? null });
    },
    [api, locationId],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);
  const current = loaded?.locationId === locationId ? loaded : null;
  return { series: current?.series, error: current?.error ?? null, retry: () => void load() };
}
