import type { StationStatistics } from '@zrak/api-client';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { dayRuns } from './dayRuns.ts';

/** Shown for an unknown value. */
export const none = '–';

/** Formats of a report for numbers and times, the latter in the time zone of the station. */
export function useFormats(timeZone: string) {
  const intl = useIntl();
  return useMemo(() => {
    const number = (value: number | null, decimals = 0): string =>
      value === null
        ? none
        : intl
            .formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
            .replace('-', '\u2212');
    const date = (time: string | number): string => intl.formatDate(time, { timeZone, dateStyle: 'medium' });
    const short = { timeZone, day: 'numeric', month: 'short' } as const;
    return {
      number,
      date,
      percent: (value: number): string => intl.formatNumber(value / 100, { style: 'percent' }),
      hour: (time: string): string => intl.formatDate(time, { ...short, hour: '2-digit', minute: '2-digit' }),
      instant: (time: string): string => intl.formatDate(time, { timeZone, dateStyle: 'medium', timeStyle: 'short' }),
      /** Calendar year over which limits are judged, the last day judged, and whether that is the whole year. */
      judged: ({ from, until }: Pick<StationStatistics, 'from' | 'until'>) => {
        const yearOf = (time: string): string => intl.formatDate(time, { timeZone, year: 'numeric' });
        const year = yearOf(from);
        const isWhole = Date.parse(until) > Date.parse(from) && yearOf(until) !== year ? 'yes' : 'no';
        return { year, until: date(Date.parse(until) - 1), isWhole };
      },
      /** Example: "3–5 Oct, 12 Oct", with consecutive days as a range. */
      days: (times: readonly string[]): string =>
        dayRuns(times.map((time) => Date.parse(time)))
          .map(({ first, last }) =>
            first === last ? intl.formatDate(first, short) : intl.formatDateTimeRange(first, last, short),
          )
          .join(', '),
    };
  }, [intl, timeZone]);
}

export type Formats = ReturnType<typeof useFormats>;
