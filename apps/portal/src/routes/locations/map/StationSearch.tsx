import { Button } from '@zrak/ui/Button';
import type { MapView } from '@zrak/ui/map';
import { SearchField } from '@zrak/ui/SearchField';
import { MapPin } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { foldDiacritics } from '../../../shared/foldDiacritics.ts';
import * as styles from './StationSearch.css.ts';

export interface StationSearchProps {
  text: string;
  onChange: (text: string) => void;
  /** Id of the first station that matches. */
  first: string | null;
  onSelect: (id: string) => void;
  /** Called with the view of a town that the user has chosen; null where no map can show one. */
  onPlace: ((view: MapView) => void) | null;
}

interface Town {
  name: string;
  longitude: number;
  latitude: number;
  /** Thousands of inhabitants. */
  size: number;
}

/** Letters from which on towns are searched. */
const shortest = 2;
const townsShown = 3;
/** Zoom that shows a town and its neighbours. */
const townZoom = 11;

/** Finds stations, which the list shows, and towns, to which the map moves. Enter selects the first station or town. */
export const StationSearch = memo(function StationSearch({
  text,
  onChange,
  first,
  onSelect,
  onPlace,
}: StationSearchProps) {
  const intl = useIntl();
  const towns = useTowns(onPlace ? text : '');
  const show = ({ longitude, latitude }: Town) => onPlace?.({ longitude, latitude, zoom: townZoom });
  const label = intl.formatMessage({ id: `routes.locations.MapRoute.${onPlace ? 'search' : 'searchPlan'}` });
  return (
    <div className={styles.search}>
      <SearchField
        label={label}
        placeholder={label}
        value={text}
        onChange={onChange}
        onSubmit={() => {
          if (first !== null) onSelect(first);
          else if (towns[0]) show(towns[0]);
        }}
      />
      {towns.length > 0 && (
        <ul className={styles.towns} aria-label={intl.formatMessage({ id: 'routes.locations.MapRoute.towns' })}>
          {towns.map((town) => (
            <li key={`${town.name} ${town.longitude}`}>
              <Button size="small" tone="quiet" icon={<MapPin size={16} />} onPress={() => show(town)}>
                {town.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

/** Towns whose names begin with a text, the largest first. Their list is loaded at the first letter. */
function useTowns(text: string): readonly Town[] {
  const [towns, setTowns] = useState<readonly (Town & { folded: string })[] | null>(null);
  const sought = foldDiacritics(text.trim());
  const isNeeded = sought.length >= shortest;

  useEffect(() => {
    if (!isNeeded || towns) return undefined;
    let isCurrent = true;
    const load = async () => {
      const { townNames } = await import('@zrak/ui/mapTowns');
      if (isCurrent) setTowns(townNames().map((town) => ({ ...town, folded: foldDiacritics(town.name) })));
    };
    // Without the list, only stations are found.
    void load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, towns]);

  if (!isNeeded || !towns) return [];
  return towns
    .filter(({ folded }) => folded.startsWith(sought))
    .toSorted((a, b) => b.size - a.size)
    .slice(0, townsShown);
}
