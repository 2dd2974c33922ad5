import type { ApiError, Series } from '@zrak/api-client';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/servicesHooks.ts';

interface Loaded {
  locationId: string;
  /** Counts retries; an older answer is not the one waited for. */
  attempt: number;
  series: Series[];
  error: ApiError | null;
}

/** The series of a station; `series` is undefined while they are loaded. */
export function useStationSeries(locationId: string | null) {
  const { api } = useServices();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (locationId === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    void api.GET('/api/dataseries/get', { params: { query: { locationId } }, signal }).then(({ data, error }) => {
      if (!signal.aborted) setLoaded({ locationId, attempt, series: data ?? [], error: error ?? null });
    });
    return () => controller.abort();
  }, [api, locationId, attempt]);
  const current = loaded?.locationId === locationId && loaded.attempt === attempt ? loaded : null;
  return { series: current?.series, error: current?.error ?? null, retry: () => setAttempt(attempt + 1) };
}
