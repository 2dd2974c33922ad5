import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds within which MapLibre's worker has answered, else it is seen whether there can be one. */
const timeoutMs = 4000;

/** What MapLibre says of a worker that a policy forbids or whose script does not come. */
const isOfWorker = ({ message }: Error) => message.startsWith('Worker failed to load');

/** Whether MapLibre has its worker: without it stations are drawn, ground and names are not. */
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

/** A browser without workers, or with one that is told to refuse them, throws where MapLibre does not look. */
async function canStart(): Promise<boolean> {
  const { getWorkerUrl } = await import('maplibre-gl');
  try {
    new Worker(getWorkerUrl(), { type: 'module' }).terminate();
    return true;
  } catch {
    return false;
  }
}
