/** Size budget of an entry point: kB (1000 bytes), gzip, without React. */
export type Budgets = Record<string, number>;

/** Entry points that exceed their budget or have none, and budgets without an entry point. */
export function overBudget(sizes: ReadonlyMap<string, number>, budgets: Budgets): string[] {
  const faults = [...sizes].flatMap(([door, bytes]) => {
    const budget = budgets[door];
    const size = (bytes / 1000).toFixed(1);
    if (budget === undefined) return [`${door} has no budget; it weighs ${size} kB`];
    return bytes > budget * 1000 ? [`${door} weighs ${size} kB, of ${budget} kB`] : [];
  });
  const gone = Object.keys(budgets).filter((door) => !sizes.has(door));
  return [...faults, ...gone.map((door) => `${door} has a budget and does not exist`)];
}
