import { useIntl } from 'react-intl';
import type { SeriesGraph } from '../data/useSeriesData.ts';

/** What the values of a picture are of their hours or days. */
export type ValuesOf = 'hourlyMeans' | 'hourlyLevels' | 'hourlySums' | 'dailySums';

/** "1–30 Nov 2026, hourly means, Europe/Ljubljana" */
export function usePeriodText() {
  const intl = useIntl();
  return ({ from, to, timeZone }: SeriesGraph, values: ValuesOf): string => {
    // The period ends before its last moment.
    const period = intl.formatDateTimeRange(from, to - 1, { dateStyle: 'medium', timeZone });
    return intl.formatMessage({ id: `routes.locations.valuesOf.${values}` }, { period, timeZone });
  };
}
