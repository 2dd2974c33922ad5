import { useIsHydrated } from '../../theme/useIsHydrated.ts';

/** All options in the browser; on a server, where the list is closed, only the selected ones. */
export function useOptions<Item extends { id: string }>(
  items: readonly Item[],
  selected: readonly (string | null | undefined)[],
): readonly Item[] {
  return useIsHydrated() ? items : items.filter(({ id }) => selected.includes(id));
}
