import { offsetAt } from '@zrak/api-client';

export const dayLength = 86_400_000;

/** Offset of a zone from UTC in milliseconds; computed once per day if the clocks do not change on it. */
export function offsetsOf(timeZone: string): (instant: number) => number {
  const days = new Map<number, number | null>();
  return (instant) => {
    const day = Math.floor(instant / dayLength);
    let offset = days.get(day);
    if (offset === undefined) {
      const first = offsetAt(day * dayLength, timeZone);
      offset = first === offsetAt((day + 1) * dayLength, timeZone) ? first : null;
      days.set(day, offset);
    }
    return offset ?? offsetAt(instant, timeZone);
  };
}
