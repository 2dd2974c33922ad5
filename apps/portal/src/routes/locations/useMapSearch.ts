import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type MapSearch, readMapSearch, writeMapSearch } from './mapSearch.ts';

/** What the map shows, out of the address and into it. */
export function useMapSearch() {
  const [params, setParams] = useSearchParams();
  const { station } = readMapSearch(params);
  // Another selection leaves the rest the same object, so that nothing is coloured or counted anew.
  const others = writeMapSearch(params, { station: null });
  others.delete('map');
  others.delete('at');
  const rest = others.toString();
  const search = useMemo(() => readMapSearch(new URLSearchParams(rest)), [rest]);
  const change = (next: Partial<MapSearch>) =>
    // The view of the map is in the address without the router's knowledge.
    setParams(writeMapSearch(new URLSearchParams(window.location.search), next), {
      replace: true,
      preventScrollReset: true,
    });
  return { search, station, change };
}
