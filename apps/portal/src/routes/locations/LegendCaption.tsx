import type { LocationSummary } from '@zrak/api-client';
import { useIntl } from 'react-intl';
import { type Averaging, indexStandards } from './indexStandards.ts';
import { type Colouring, newestEnd } from './mapColouring.ts';
import * as styles from './LegendPanel.css.ts';

const hour = 3_600_000;

/** Whether values or means are shown, and of what time. */
export function LegendCaption({
  locations,
  colouring,
}: {
  locations: readonly LocationSummary[];
  colouring: Colouring;
}) {
  const intl = useIntl();
  const { by } = colouring;
  const timeZone = locations[0]?.timeZone ?? 'UTC';
  const timeOf = (time: number) => intl.formatTime(time, { hour: '2-digit', minute: '2-digit', timeZone });
  const dayOf = (time: number) =>
    intl.formatDate(time, { weekday: 'short', day: 'numeric', month: 'numeric', timeZone });
  const until = by === 'warning' ? newestValue(locations) : newestEnd(locations, colouring);
  if (until === null) return null;
  const day = dayOf(by === 'warning' ? until : until - hour);
  const values = { day, time: timeOf(until), from: timeOf(until - hour) };
  return (
    <p className={styles.caption}>
      {intl.formatMessage({ id: `routes.locations.LegendCaption.${averagingOf(colouring)}` }, values)}
      {by === 'index' && ` ${intl.formatMessage({ id: 'routes.locations.LegendCaption.worst' })}`}
      {by !== 'warning' && by !== 'index' && ` ${intl.formatMessage({ id: 'routes.locations.LegendCaption.unit' })}`}
    </p>
  );
}

function averagingOf({ by, standard }: Colouring): Averaging | 'latest' | 'mixed' {
  if (by === 'warning') return 'latest';
  const { pollutants } = indexStandards[standard];
  const [first = 'PT1H', ...others] = new Set(
    Object.keys(pollutants)
      .filter((name) => by === 'index' || name === by)
      .map((name) => pollutants[name]?.averaging),
  );
  return others.length > 0 ? 'mixed' : first;
}

function newestValue(locations: readonly LocationSummary[]): number | null {
  const times = locations.flatMap(({ latestAt }) => (latestAt ? Date.parse(latestAt) : []));
  return times.length > 0 ? Math.max(...times) : null;
}
