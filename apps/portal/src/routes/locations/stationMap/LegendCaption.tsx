import type { LocationSummary } from '@zrak/api-client';
import { type IndexAveraging, indexDefinitions } from '@zrak/quantities/indices';
import { useIntl } from 'react-intl';
import { hour } from './hours.ts';
import { type Colouring, newestTime } from './mapColouring.ts';
import * as styles from './TimeBar.css.ts';

export interface LegendCaptionProps {
  locations: readonly LocationSummary[];
  colouring: Colouring;
  /** Start of the shown hour, epoch milliseconds; null is now. */
  time: number | null;
}

/** Names the shown quantity, values or means, and their time. */
export function LegendCaption({ locations, colouring, time: shown }: LegendCaptionProps) {
  const intl = useIntl();
  const { by } = colouring;
  const timeZone = locations[0]?.timeZone ?? 'UTC';
  const timeOf = (instant: number) => intl.formatTime(instant, { hour: '2-digit', minute: '2-digit', timeZone });
  const dayOf = (instant: number) =>
    intl.formatDate(instant, { weekday: 'short', day: 'numeric', month: 'short', timeZone });
  const until = shown === null ? newestTime(locations, colouring) : shown + hour;
  if (until === null) return null;
  const day = dayOf(by === 'warning' ? until : until - hour);
  const values = { day, time: timeOf(until), from: timeOf(until - hour) };
  return (
    <p className={styles.note}>
      {intl.formatMessage({ id: captionOf(colouring, shown !== null) }, values)}
      {by === 'index' && ` ${intl.formatMessage({ id: 'routes.locations.LegendCaption.worst' })}`}
      {by !== 'warning' && by !== 'index' && ` ${intl.formatMessage({ id: 'routes.locations.LegendCaption.unit' })}`}
    </p>
  );
}

function captionOf(colouring: Colouring, isPast: boolean) {
  const averaging = averagingOf(colouring);
  return isPast && averaging !== 'latest'
    ? (`routes.locations.LegendCaption.past.${averaging}` as const)
    : (`routes.locations.LegendCaption.${averaging}` as const);
}

function averagingOf({ by, standard }: Colouring): IndexAveraging | 'latest' | 'mixed' {
  if (by === 'warning') return 'latest';
  const { pollutants } = indexDefinitions[standard];
  const [first = 'PT1H', ...others] = new Set(
    Object.keys(pollutants)
      .filter((name) => by === 'index' || name === by)
      .map((name) => pollutants[name]?.averaging),
  );
  return others.length > 0 ? 'mixed' : first;
}
