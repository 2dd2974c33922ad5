import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the identity of a callback of the app, which may be a new function in each rendering. The result calls the
 * latest one.
 */
export function useStable<Args extends unknown[]>(
  call: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: Args) => latest.current?.(...args), []);
}
