import type { Interval, Series } from '@zrak/api-client';
import { useSearchParams } from 'react-router-dom';
import { oneOf } from '../../app/searchOnly.ts';
import { type CivilDate, civilDateIn, intervals, isCivilDate, type Period, periods, usualInterval } from './period.ts';

export interface StationView {
  series: Series | null;
  period: Period;
  date: CivilDate;
  interval: Interval;
  /** The station's own date now: nothing lies after it. */
  today: CivilDate;
  change: (change: { seriesId?: string; period?: Period; date?: CivilDate; interval?: Interval }) => void;
}

/** What the graph shows. It lives in the address, so that every view has a link that reproduces it. */
export function useStationView(series: readonly Series[], timeZone: string): StationView {
  const [params, setParams] = useSearchParams();
  const today = civilDateIn(timeZone);
  const period = oneOf(periods, params.get('period')) ?? 'last30Days';
  const asked = params.get('date');
  return {
    series: series.find(({ id }) => id === params.get('series')) ?? series[0] ?? null,
    period,
    date: isCivilDate(asked) && asked <= today ? asked : today,
    interval: oneOf(intervals, params.get('interval')) ?? usualInterval[period],
    today,
    change({ seriesId, period: newPeriod, date, interval }) {
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (seriesId) next.set('series', seriesId);
          if (newPeriod) {
            next.set('period', newPeriod);
            next.delete('interval');
          }
          if (date) next.set('date', date);
          if (interval) next.set('interval', interval);
          return next;
        },
        { preventScrollReset: true, replace: true },
      );
    },
  };
}
