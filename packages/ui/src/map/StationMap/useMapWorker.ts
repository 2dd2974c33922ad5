import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without an answer of MapLibre's worker before checking whether a worker can start. */
const timeoutMs = 4000;

/** Error message of MapLibre if a policy blocks the worker or its script fails to load. */
const isOfWorker = ({ message }: Error) => message.startsWith('Worker failed to load');

/** Whether MapLibre's worker is blocked. Without it stations are drawn, but not the basemap and names. */
export function useMapWorker() {
  const [isBlocked, setBlocked] = useState(false);
  const hasAnswered = useRef(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      const look = async () => {
        const isAllowed = await canStart();
        if (!isAllowed) setBlocked(true);
      };
      if (!hasAnswered.current) void look();
    }, timeoutMs);
    return () => clearTimeout(timer);
  }, []);

  const noteAnswer = useCallback(() => {
    hasAnswered.current = true;
  }, []);
  const noteError = useCallback((error: Error) => {
    if (isOfWorker(error)) setBlocked(true);
  }, []);
  return { isBlocked, noteAnswer, noteError };
}

/** Browsers without workers, or with a policy that blocks them, throw an error that MapLibre does not catch. */
async function canStart(): Promise<boolean> {
  const { getWorkerUrl } = await import('maplibre-gl');
  try {
    new Worker(getWorkerUrl(), { type: 'module' }).terminate();
    return true;
  } catch {
    return false;
  }
}
