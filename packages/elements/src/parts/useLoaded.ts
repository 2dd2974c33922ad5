import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { Failure, isPassing } from '../data/failure.ts';

/** Between two loads of a visible element; the same as the shortest interval of measurements allows. */
const refreshMs = 5 * 60_000;

export interface Loaded<Data> {
  data: Data | null;
  /** Reason of the last failed load; the data, if any, are older. */
  failure: Failure | null;
  isLoading: boolean;
  /** When the data were loaded, epoch milliseconds. */
  loadedAt: number;
  /** End of the last load, failed or not. */
  checkedAt: number;
  retry: () => void;
}

const nothing = { data: null, failure: null, loadedAt: 0, checkedAt: 0 };

/**
 * Loads data now, every five minutes while the page is visible, and when it is shown again after a longer time.
 *
 * @param key identifies what is loaded: a new key drops the data
 */
export function useLoaded<Data>(key: string, load: (signal: AbortSignal) => Promise<Data>): Loaded<Data> {
  const [state, setState] = useState<Omit<Loaded<Data>, 'isLoading' | 'retry'>>(nothing);
  const [isLoading, setLoading] = useState(true);
  const latestLoadRef = useRef(load);
  const startRef = useRef<() => void>(() => undefined);

  useEffect(() => {
    latestLoadRef.current = load;
  });
  useEffect(() => {
    let controller: AbortController | null = null;
    let triedAt = 0;
    let failed: Failure | null = null;
    const run = async () => {
      if (controller) return;
      controller = new AbortController();
      const { signal } = controller;
      triedAt = Date.now();
      setLoading(true);
      try {
        const data = await latestLoadRef.current(signal);
        failed = null;
        if (!signal.aborted) setState({ data, failure: null, loadedAt: Date.now(), checkedAt: Date.now() });
      } catch (error) {
        if (signal.aborted) return;
        const failure = error instanceof Failure ? error : new Failure('failed', String(error));
        failed = failure;
        console.warn(`Zrak: ${failure.message}`);
        // Old data of something that is no longer public are not shown.
        setState((before) => ({
          ...(isPassing(failure.kind) ? before : nothing),
          failure,
          checkedAt: Date.now(),
        }));
      } finally {
        if (!signal.aborted) {
          controller = null;
          setLoading(false);
        }
      }
    };
    const refresh = () => {
      const isDue = Date.now() - triedAt >= refreshMs;
      if (document.visibilityState === 'visible' && isDue && (!failed || isPassing(failed.kind))) void run();
    };
    startRef.current = () => void run();
    setState(nothing);
    void run();
    const timer = setInterval(refresh, refreshMs / 10);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      controller?.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [key]);

  const retry = useCallback(() => startRef.current(), []);
  return { ...state, isLoading, retry };
}
