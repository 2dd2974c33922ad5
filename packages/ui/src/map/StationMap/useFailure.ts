import { useCallback, useEffect, useRef } from 'react';

/**
 * Says in the console why nothing can be drawn, and calls `onFailure`. The function stays the same.
 *
 * @param text beginning of the line in the console
 */
export function useFailure(text: string, onFailure: () => void): (error: unknown) => void {
  const latest = useRef(onFailure);
  useEffect(() => {
    latest.current = onFailure;
  });
  return useCallback(
    (error) => {
      console.warn(text, error);
      latest.current();
    },
    [text],
  );
}
