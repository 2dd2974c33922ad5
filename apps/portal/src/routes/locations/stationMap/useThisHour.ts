import { useEffect, useState } from 'react';
import { hour } from './hours.ts';

const thisHour = () => Math.floor(Date.now() / hour) * hour;

/** Milliseconds between two looks at the clock. */
const lookMs = 30_000;

/** Start of the current hour, epoch milliseconds; renders again when the next one begins. */
export function useThisHour(): number {
  const [now, setNow] = useState(thisHour);
  useEffect(() => {
    const timer = setInterval(() => setNow(thisHour()), lookMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
