import type { Interval } from '@zrak/api-client';
import type { RegimePeriod } from '@zrak/quantities/limits';
import { type CivilDate, civilDateIn } from '@zrak/quantities/time';
import type { Address } from '../../../shared/address/address.ts';
import { useAddress } from '../../../shared/address/useAddress.ts';
import { type CivilRange, type Period, rangeOf, usualInterval } from '../data/period.ts';

/** Graph settings in the address. */
export interface GraphValues {
  period: Period;
  /** Null is today. */
  date: CivilDate | null;
  /** Null is the default of the period. */
  interval: Interval | null;
  regime: RegimePeriod;
  scale: 'auto' | 'log';
}

export interface GraphView<Values extends GraphValues = GraphValues> {
  /** Values of the address. */
  values: Values;
  period: Period;
  date: CivilDate;
  /** Days of the period. */
  range: CivilRange;
  interval: Interval;
  /** Regime of the drawn limits. */
  regime: RegimePeriod;
  isLog: boolean;
  /** Current date in the time zone of the stations: later dates cannot be selected. */
  today: CivilDate;
  change: (change: Partial<Values>) => void;
}

/** State and setters for the controls of every graph. */
export type GraphControls = Omit<GraphView, 'values' | 'change'> & { change: (change: Partial<GraphValues>) => void };

/**
 * Selection and settings of a graph. They are stored in the address, so that a link reproduces every view.
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
