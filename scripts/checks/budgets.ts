/** Size budget of an entry point: kB (1000 bytes), gzip, without React. */
export type Budgets = Record<string, number>;

/** Entry points that exceed their budget or have none, and budgets without an entry point. */
export function overBudget(sizes: ReadonlyMap<string, number>, budgets: Budgets): string[] {
  const faults = [...sizes].flatMap(([entryPoint, bytes]) => {
    const budget = budgets[entryPoint];
    const size = (bytes / 1000).toFixed(1);
    if (budget === undefined) return [`${entryPoint} has no budget; it weighs ${size} kB`];
    return bytes > budget * 1000 ? [`${entryPoint} weighs ${size} kB, of ${budget} kB`] : [];
  });
  const gone = Object.keys(budgets).filter((entryPoint) => !sizes.has(entryPoint));
  return [...faults, ...gone.map((entryPoint) => `${entryPoint} has a budget and does not exist`)];
}

/** Table of Markdown: entry points by their size in kB, rounded up, the lightest first. */
export function sizeTable(sizes: ReadonlyMap<string, number>): string {
  const bySize = Map.groupBy([...sizes], ([, bytes]) => Math.ceil(bytes / 1000));
  const rows = [...bySize]
    .toSorted(([one], [other]) => one - other)
    .map(([size, entries]) => `| ${size} | ${entries.map(([name]) => `\`${name}\``).join(', ')} |`);
  return `\n${['| kB | entry points |', '|---:|---|', ...rows].join('\n')}\n\n`;
}
