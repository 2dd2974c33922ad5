import type { StationStatistics } from '@zrak/api-client';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { dayFormat, momentFormat } from '../../i18n/dayFormat.ts';
import { zoneText } from '../../shared/zoneText.ts';
import { dayRuns } from './dayRuns.ts';

/** Shown for an unknown value. */
export const none = '–';

type Zones = Pick<StationStatistics, 'timeZone' | 'civilTimeZone'>;

/** Whether the times of a report are of several zones, so that a time alone would not be clear. */
export const hasZones = (stations: readonly Zones[]): boolean =>
  new Set(stations.flatMap(({ timeZone, civilTimeZone }) => [timeZone, civilTimeZone])).size > 1;

/** Formats of a report for numbers and times. Days and the period are in the zone of days, clocks in that of the station. */
export function formatsOf(intl: IntlShape, { timeZone, civilTimeZone }: Zones) {
  const number = (value: number | null, decimals = 0): string =>
    value === null
      ? none
      : intl
          .formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
          .replace('-', '\u2212');
  const date = (time: string | number): string => intl.formatDate(time, { timeZone, ...dayFormat });
  /** An edge of the period, in the zone of days. */
  const edge = (time: string): string => intl.formatDate(time, { timeZone, ...momentFormat });
  const short = { day: 'numeric', month: 'short' } as const;
  return {
    number,
    date,
    percent: (value: number): string => intl.formatNumber(value / 100, { style: 'percent' }),
    /** Local time of the station. */
    hour: (time: string): string =>
      intl.formatDate(time, { ...short, timeZone: civilTimeZone, hour: '2-digit', minute: '2-digit' }),
    /** Local time of the station. */
    instant: (time: string): string => intl.formatDate(time, { timeZone: civilTimeZone, ...momentFormat }),
    edge,
    /**
     * Says that the period has not ended, and up to when there are figures.
     * @param isZoneNamed where the report has times of several zones
     */
    running: (until: string, isZoneNamed: boolean): string =>
      intl.formatMessage(
        { id: isZoneNamed ? 'routes.reports.runningInZone' : 'routes.reports.running' },
        { until: edge(until), timeZone: zoneText(intl, timeZone) },
      ),
    /** Calendar year over which limits are judged, the last day judged, and whether that is the whole year. */
    judged: ({ from, until }: Pick<StationStatistics, 'from' | 'until'>) => {
      const yearOf = (time: string): string => intl.formatDate(time, { timeZone, year: 'numeric' });
      const year = yearOf(from);
      const isWhole = Date.parse(until) > Date.parse(from) && yearOf(until) !== year ? 'yes' : 'no';
      return { year, until: date(Date.parse(until) - 1), isWhole };
    },
    /**
     * Example: "3–5 Oct, 12 Oct", with consecutive days as a range.
     * @param times starts of days, or of hours
     */
    days: (times: readonly string[], of: 'days' | 'hours' = 'days'): string => {
      const shown = { ...short, timeZone: of === 'days' ? timeZone : civilTimeZone };
      return dayRuns(times.map((time) => Date.parse(time)))
        .map(({ first, last }) =>
          first === last ? intl.formatDate(first, shown) : intl.formatDateTimeRange(first, last, shown),
        )
        .join(', ');
    },
  };
}

export type Formats = ReturnType<typeof formatsOf>;

export function useFormats({ timeZone, civilTimeZone }: Zones): Formats {
  const intl = useIntl();
  return useMemo(() => formatsOf(intl, { timeZone, civilTimeZone }), [intl, timeZone, civilTimeZone]);
}
