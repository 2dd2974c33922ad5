/**
 * A list with the additions and removals that lead from `before` to `after`.
 *
 * @param list newer than `before`, the list that the user has changed
 */
export function withSameChange<Item>(list: readonly Item[], before: readonly Item[], after: readonly Item[]): Item[] {
  const kept = list.filter((item) => !before.includes(item) || after.includes(item));
  return [...kept, ...after.filter((item) => !before.includes(item) && !kept.includes(item))];
}
