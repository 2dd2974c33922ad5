import { startTransition, useEffect, useState } from 'react';

/**
 * Whether this many milliseconds have passed since the first render. Delays parts that must not slow the chart down.
 */
export function useRested(milliseconds: number): boolean {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(true)), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isRested;
}
