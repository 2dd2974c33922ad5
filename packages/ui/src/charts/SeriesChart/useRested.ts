import { startTransition, useEffect, useState } from 'react';

/** Whether so many milliseconds have gone by since the picture was begun: what is not part of it comes after it. */
export function useRested(milliseconds: number): boolean {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(true)), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isRested;
}
