import type { Location } from '@zrak/api-client';
import { formatDecimal } from '@zrak/ui/formatDecimal';
import { useIntl } from 'react-intl';
import { momentFormat } from '../../../i18n/dayFormat.ts';
import * as styles from './LatestValues.css.ts';

/** State of the station's equipment in one row: coverage, last contact and the values of the system. */
export function StationHealth({ station }: { station: Location }) {
  const intl = useIntl();
  const { coverage24h, lastContact, timeZone, latest = [] } = station;
  const items = [
    coverage24h !== undefined && {
      term: intl.formatMessage({ id: 'routes.locations.StationHealth.coverage' }),
      figure: intl.formatNumber(coverage24h / 100, { style: 'percent' }),
    },
    lastContact !== undefined && {
      term: intl.formatMessage({ id: 'routes.locations.StationHealth.lastContact' }),
      figure: intl.formatDate(lastContact, { ...momentFormat, timeZone }),
    },
    ...latest
      .filter(({ category }) => category === 'system')
      .map(({ name, value, decimals, unit }) => ({
        term: name,
        figure: `${formatDecimal(intl, value, decimals)}\u00a0${unit}`.trim(),
      })),
  ].filter((item) => item !== false);
  if (items.length === 0) return null;
  return (
    <section className={styles.health} aria-labelledby="station-health">
      <h2 id="station-health" className={styles.heading}>
        {intl.formatMessage({ id: 'routes.locations.StationHealth.heading' })}
      </h2>
      <dl className={styles.items}>
        {items.map(({ term, figure }) => (
          <div key={term} className={styles.item}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
