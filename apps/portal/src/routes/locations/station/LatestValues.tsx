import type { StationValue } from '@zrak/api-client';
import { EmptyState } from '@zrak/ui/EmptyState';
import { StatTile } from '@zrak/ui/StatTile';
import { useIntl } from 'react-intl';
import { categories } from '../../../shared/station.ts';
import { Trend } from '../graph/Trend.tsx';
import * as styles from './LatestValues.css.ts';

export interface LatestValuesProps {
  values: readonly StationValue[];
  timeZone: string;
  /** Series of the graph. */
  selectedId: string | null;
  onSelect: (seriesId: string) => void;
}

/** Values without a category come last. */
const groups = [...categories, 'none'] as const;

/** The newest value of every series by category; pressing a tile shows its series in the graph. */
export function LatestValues({ values, timeZone, selectedId, onSelect }: LatestValuesProps) {
  const intl = useIntl();
  if (values.length === 0) {
    return <EmptyState title={intl.formatMessage({ id: 'routes.locations.LatestValues.none' })} />;
  }
  return groups
    .map((group) => ({ group, ofGroup: values.filter(({ category = 'none' }) => category === group) }))
    .filter(({ ofGroup }) => ofGroup.length > 0)
    .map(({ group, ofGroup }) => (
      <section key={group} className={styles.section} aria-labelledby={`category-${group}`}>
        <h2 id={`category-${group}`} className={styles.heading}>
          {intl.formatMessage({
            id: group === 'none' ? 'routes.locations.LatestValues.heading' : `routes.locations.category.${group}`,
          })}
        </h2>
        <div className={styles.grid}>
          {ofGroup.map(({ seriesId, name, value, decimals, unit, time, interval, trend }) => (
            <StatTile
              key={seriesId}
              label={name}
              value={intl.formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}
              unit={unit}
              time={`${intl.formatMessage({ id: `routes.locations.interval.${interval}` })} · ${intl.formatTime(time, { timeZone })}`}
              {...(trend && { mark: <Trend trend={trend} /> })}
              isSelected={seriesId === selectedId}
              onPress={() => onSelect(seriesId)}
            />
          ))}
        </div>
      </section>
    ));
}
