/** The next number, from 0 to 1. */
export type Random = () => number;

/** Mulberry32: equal seeds give equal sequences of numbers. */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const oneOf = <T>(random: Random, values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

/** One of the values; twice the weight makes it twice as frequent. */
export function weightedOf<T>(random: Random, values: readonly (readonly [weight: number, value: T])[]): T {
  let rest = random() * values.reduce((sum, [weight]) => sum + weight, 0);
  const [, found] = values.find(([weight]) => (rest -= weight) < 0) ?? values[0]!;
  return found;
}
