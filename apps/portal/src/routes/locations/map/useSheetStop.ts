import type { SheetStop } from '@zrak/ui/Sheet';
import { useWebgl } from '@zrak/ui/useWebgl';
import { useCallback, useState } from 'react';

/**
 * Height of the list on a phone. While the user searches, it has a second height, which begins high and is lowered by a
 * choice, so that the map shows it.
 */
export function useSheetStop(isSearching: boolean) {
  // Without a map, the list takes all the space.
  const initial: SheetStop = useWebgl() === false ? 'full' : 'half';
  const [usual = initial, setUsual] = useState<SheetStop>();
  const [ofSearch, setOfSearch] = useState<SheetStop>('full');
  const raise = useCallback(() => setOfSearch('full'), []);
  const lower = useCallback(() => setOfSearch(initial), [initial]);
  const [stop, setStop] = isSearching ? [ofSearch, setOfSearch] : [usual, setUsual];
  return { stop, setStop, raise, lower };
}
