import type { Interval } from '@zrak/api-client';
import type { RegimePeriod } from '@zrak/quantities/limits';
import { type CivilDate, civilDateIn } from '@zrak/quantities/time';
import type { Address } from '../../../shared/address/address.ts';
import { useAddress } from '../../../shared/address/useAddress.ts';
import { type CivilRange, type Period, rangeOf, usualInterval } from '../data/period.ts';

/** What the address says of a graph. */
export interface GraphValues {
  period: Period;
  /** Null is today. */
  date: CivilDate | null;
  /** Null is the usual one of the period. */
  interval: Interval | null;
  regime: RegimePeriod;
  scale: 'auto' | 'log';
}

export interface GraphView<Values extends GraphValues = GraphValues> {
  /** What the address says. */
  values: Values;
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
  change: (change: Partial<Values>) => void;
}

/** What the controls of every graph see and change. */
export type GraphControls = Omit<GraphView, 'values' | 'change'> & { change: (change: Partial<GraphValues>) => void };

/**
 * What a graph shows, and how. It lives in the address, so that every view has a link that reproduces it.
 *
 * @param history whether Back undoes a change, or leaves the screen
 */
export function useGraphView<Values extends GraphValues>(
  address: Address<Values>,
  timeZone: string,
  history: 'push' | 'replace',
): GraphView<Values> {
  const { values, change } = useAddress(address, history);
  const today = civilDateIn(timeZone);
  const { period, regime } = values;
  const date = values.date !== null && values.date <= today ? values.date : today;
  return {
    values,
    period,
    date,
    range: rangeOf(period, date),
    interval: values.interval ?? usualInterval[period],
    regime,
    isLog: values.scale === 'log',
    today,
    change,
  };
}
