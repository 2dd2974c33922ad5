/** Run lengths, `[count, value]`, of values that change seldom. */
export function runLengths(values: ArrayLike<number>): [count: number, value: number][] {
  const runs: [number, number][] = [];
  let run: [number, number] | undefined;
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    if (run?.[1] === value) run[0]++;
    else runs.push((run = [1, value]));
  }
  return runs;
}
