import { addDays, type CivilDate } from '@zrak/quantities/time';
import type { IntlShape } from 'react-intl';
import { dayFormat, momentFormat } from '../../../i18n/dayFormat.ts';
import type { GraphView } from './useGraphView.ts';

/** A civil date is formatted as it is, in any time zone of the user. */
const noon = (date: CivilDate) => new Date(`${date}T12:00:00Z`);

/** Dates of the visible part of a graph, with the year: "1 – 30 Nov 2026". "Last 24 hours" says nothing on paper. */
export function paperPeriod(
  intl: IntlShape,
  {
    range,
    hours,
    values: { zoom },
    timeZone,
  }: Pick<GraphView, 'range' | 'hours' | 'timeZone'> & {
    values: Pick<GraphView['values'], 'zoom'>;
  },
): string {
  const part = zoom ?? hours;
  return part
    ? intl.formatDateTimeRange(part.from, part.to, { ...momentFormat, timeZone })
    : intl.formatDateTimeRange(noon(range.from), noon(addDays(range.to, -1)), { ...dayFormat, timeZone: 'UTC' });
}
