import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without an answer of MapLibre's worker before checking whether a worker can start. */
const timeoutMs = 4000;

/** Error message of MapLibre if a policy blocks the worker or its script fails to load. */
const isOfWorker = ({ message }: Error) => message.startsWith('Worker failed to load');

/** Whether MapLibre's worker is blocked. Without it stations are drawn, but not the basemap and names. */
export function useMapWorker() {
  const [isBlocked, setBlocked] = useState(false);
  const hasAnswered = useRef(false);

  const noteBlocked = useCallback(async (reason: unknown) => {
    setBlocked(true);
    const { reportBlockedWorker } = await import('./mapLibre.ts');
    reportBlockedWorker(reason);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      const look = async () => {
        const { refusalToStart } = await import('./mapLibre.ts');
        const reason = refusalToStart();
        if (reason) await noteBlocked(reason);
      };
      // Without MapLibre there is no map, which is reported by the map.
      if (!hasAnswered.current) look().catch(() => {});
    }, timeoutMs);
    return () => clearTimeout(timer);
  }, [noteBlocked]);

  const noteAnswer = useCallback(() => {
    hasAnswered.current = true;
  }, []);
  const noteError = useCallback(
    (error: Error) => {
      if (isOfWorker(error)) void noteBlocked(error);
    },
    [noteBlocked],
  );
  return { isBlocked, noteAnswer, noteError };
}
