import type { Interval } from '@zrak/api-client';
import { type RegimePeriod, regimePeriods } from '@zrak/quantities/limits';
import { type CivilDate, civilDateIn, isCivilDate } from '@zrak/quantities/time';
import { oneOf } from '../../../shared/searchParams.ts';
import { useSearchParams } from 'react-router-dom';
import { type CivilRange, intervals, type Period, periods, rangeOf, usualInterval } from '../data/period.ts';

/** Search params to set; null takes one out of the address. */
export type ViewChange = Readonly<Record<string, string | null>>;

export interface GraphView {
  params: URLSearchParams;
  period: Period;
  date: CivilDate;
  /** The days the period holds. */
  range: CivilRange;
  interval: Interval;
  /** Whose limits are drawn. */
  regime: RegimePeriod;
  isLog: boolean;
  /** The date now in the zone of the stations: nothing lies after it. */
  today: CivilDate;
  change: (change: ViewChange) => void;
}

/**
 * What a graph shows, and how. It lives in the address, so that every view has a link that reproduces it.
 *
 * @param history whether Back undoes a change, or leaves the screen
 */
export function useGraphView(timeZone: string, history: 'push' | 'replace'): GraphView {
  const [params, setParams] = useSearchParams();
  const today = civilDateIn(timeZone);
  const period = oneOf(periods, params.get('period')) ?? 'last30Days';
  const asked = params.get('date');
  const date = isCivilDate(asked) && asked <= today ? asked : today;
  return {
    params,
    period,
    date,
    range: rangeOf(period, date),
    interval: oneOf(intervals, params.get('interval')) ?? usualInterval[period],
    regime: oneOf(regimePeriods, params.get('regime')) ?? 'until2030',
    isLog: params.get('scale') === 'log',
    today,
    change(changes) {
      // As the address is now: of two changes in quick succession the first may not have been drawn yet.
      const next = new URLSearchParams(window.location.search);
      if ('period' in changes) next.delete('interval');
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      setParams(next, { preventScrollReset: true, replace: history === 'replace' });
    },
  };
}
