import type { StationValue } from '@zrak/api-client';
import { EmptyState } from '@zrak/ui/EmptyState';
import { useIntl } from 'react-intl';
import { categories } from '../../../shared/station.ts';
import * as styles from './LatestValues.css.ts';
import type { StationHours } from './useStationHours.ts';
import { isJudged } from './useStationHours.ts';
import { ValueTile } from './ValueTile.tsx';

export interface ValuesProps {
  values: readonly StationValue[];
  /** Last hours of the series, for bands and courses. */
  hours: StationHours;
  timeZone: string;
  /** Series of the graph. */
  selectedId: string | null;
  onSelect: (seriesId: string) => void;
}

/** Values without a category come last. `StationHealth` shows the system. */
const groups = [...categories.filter((category) => category !== 'system'), 'none'] as const;
const mostKeyValues = 5;

/** The values that decide about a station: those that the index judges, otherwise the first ones. */
function keyValuesOf(values: readonly StationValue[]): readonly StationValue[] {
  const judged = values.filter(isJudged);
  const others = values.filter(({ category }) => category !== 'system');
  return judged.length > 0 ? judged : others.slice(0, mostKeyValues);
}

/** The first row of tiles. */
export function KeyValues({ values, ...rest }: ValuesProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'routes.locations.LatestValues.heading' });
  if (values.length === 0) {
    return <EmptyState title={intl.formatMessage({ id: 'routes.locations.LatestValues.none' })} />;
  }
  const shown = keyValuesOf(values);
  if (shown.length === 0) return null;
  return (
    <section aria-label={title}>
      <Tiles values={shown} {...rest} />
    </section>
  );
}

/** The other values by category; pressing a tile shows its series in the graph. */
export function LatestValues({ values, ...rest }: ValuesProps) {
  const intl = useIntl();
  const shown = new Set(keyValuesOf(values));
  const others = values.filter((value) => !shown.has(value));
  return groups
    .map((group) => ({ group, ofGroup: others.filter(({ category = 'none' }) => category === group) }))
    .filter(({ ofGroup }) => ofGroup.length > 0)
    .map(({ group, ofGroup }) => (
      <section key={group} className={styles.section} aria-labelledby={`category-${group}`}>
        <h2 id={`category-${group}`} className={styles.heading}>
          {group === 'none'
            ? intl.formatMessage({ id: 'routes.locations.LatestValues.others' })
            : intl.formatMessage({ id: `routes.locations.category.${group}` })}
        </h2>
        <Tiles values={ofGroup} {...rest} />
      </section>
    ));
}

function Tiles({ values, hours, timeZone, selectedId, onSelect }: ValuesProps) {
  return (
    <div className={styles.tiles}>
      {values.map((value) => (
        <div key={value.seriesId} className={styles.tile}>
          <ValueTile
            value={value}
            hours={hours.series.get(value.seriesId)}
            timeZone={timeZone}
            isSelected={value.seriesId === selectedId}
            onPress={() => onSelect(value.seriesId)}
          />
        </div>
      ))}
    </div>
  );
}
