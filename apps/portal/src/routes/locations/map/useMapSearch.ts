import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type MapSearch, readMapSearch, writeMapSearch } from '../stationMap/mapSearch.ts';

/** What is in the address without the router's knowledge. */
const besideRouter = ['map', 'at', 'find'];

/** What the map shows, out of the address and into it. */
export function useMapSearch() {
  const [params, setParams] = useSearchParams();
  const { station } = readMapSearch(params);
  // Another selection leaves the rest the same object, so that nothing is coloured or counted anew.
  const others = writeMapSearch(params, { station: null });
  for (const name of besideRouter) others.delete(name);
  const rest = others.toString();
  const search = useMemo(() => readMapSearch(new URLSearchParams(rest)), [rest]);
  const change = (next: Partial<MapSearch>) =>
    setParams(writeMapSearch(new URLSearchParams(window.location.search), next), {
      replace: true,
      preventScrollReset: true,
    });
  return { search, station, change };
}
