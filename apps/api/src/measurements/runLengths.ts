/** Run lengths, `[count, value]`, of values that change rarely. */
export function runLengths(values: ArrayLike<number>): [count: number, value: number][] {
  const runs: [number, number][] = [];
  let begin = 0;
  while (begin < values.length) {
    const value = values[begin]!;
    let end = begin + 1;
    while (end < values.length && values[end] === value) end++;
    runs.push([end - begin, value]);
    begin = end;
  }
  return runs;
}
