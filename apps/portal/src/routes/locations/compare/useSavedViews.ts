import type { SavedView } from '@zrak/api-client';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../../app/servicesHooks.ts';

interface Loaded {
  views: readonly SavedView[];
  hasFailed: boolean;
}

const after =
  (answer: readonly SavedView[] | undefined) =>
  ({ views }: Loaded): Loaded => ({ views: answer ?? views, hasFailed: answer === undefined });

/** What the user has kept of the comparison screen of one client, as it was when it was last loaded. */
export function useSavedViews(clientId: string) {
  const { api } = useServices();
  const [loaded, setLoaded] = useState<Loaded>({ views: [], hasFailed: false });
  const load = useCallback(
    (options: { signal?: AbortSignal } = {}) =>
      api.GET('/api/savedViews/get', { params: { query: { clientId } }, ...options }),
    [api, clientId],
  );
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void load({ signal }).then(({ data }) => {
      if (!signal.aborted) setLoaded(after(data));
    });
    return () => controller.abort();
  }, [load]);
  return { ...loaded, reload: () => void load().then(({ data }) => setLoaded(after(data))) };
}
