import { useIntl } from 'react-intl';
import { dayFormat } from '../../../i18n/dayFormat.ts';
import { zoneText } from '../../../shared/zoneText.ts';
import type { SeriesGraph } from '../data/useSeriesData.ts';

/** How the values of a chart aggregate their hours or days. */
export type ValuesOf = 'hourlyMeans' | 'hourlyLevels' | 'hourlySums' | 'dailySums';

/** Example: "1–30 Nov 2026, hourly means (Europe/Ljubljana)". */
export function usePeriodText() {
  const intl = useIntl();
  return ({ from, to, timeZone }: SeriesGraph, values: ValuesOf): string => {
    // The end of the period is exclusive.
    const period = intl.formatDateTimeRange(from, to - 1, { ...dayFormat, timeZone });
    return intl.formatMessage(
      { id: `routes.locations.valuesOf.${values}` },
      { period, timeZone: zoneText(intl, timeZone) },
    );
  };
}
