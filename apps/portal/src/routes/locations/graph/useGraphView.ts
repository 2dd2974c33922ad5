import type { Interval } from '@zrak/api-client';
import type { RegimePeriod } from '@zrak/quantities/limits';
import { type CivilDate, civilDateIn } from '@zrak/quantities/time';
import type { ChartZoom } from '@zrak/ui/charts';
import { useCallback, useMemo } from 'react';
import type { Address } from '../../../shared/address/address.ts';
import { type Change, useAddress, useInitialAddress } from '../../../shared/address/useAddress.ts';
import { usualInterval } from '../data/period.ts';
import { hour } from '../stationMap/hours.ts';
import { useThisHour } from '../stationMap/useThisHour.ts';
import { type GraphPeriod, graphPeriodOf, type PeriodValues } from './graphPeriod.ts';
import type { LimitChoice } from './limits.ts';

/** Graph settings in the address. */
export interface GraphValues extends PeriodValues {
  /** Null is the default of the period. */
  interval: Interval | null;
  regime: LimitChoice;
  scale: 'auto' | 'log';
  /** Visible part of the period; null is all of it. */
  zoom: ChartZoom | null;
  view: 'graph' | 'table';
}

export interface GraphView<Values extends GraphValues = GraphValues> extends GraphPeriod {
  /** Values of the address. */
  values: Values;
  timeZone: string;
  interval: Interval;
  /** Regime of the limits. */
  regime: RegimePeriod;
  /** Whether the graph draws them. */
  hasLimits: boolean;
  isLog: boolean;
  isTable: boolean;
  /** Current date in the time zone of the stations: later dates cannot be selected. */
  today: CivilDate;
  change: (change: Change<Values>) => void;
  /** Goes one period back or forward. Ends at the current period. */
  step: (direction: -1 | 1) => void;
  /** Back does not undo a zoom. */
  changeZoom: (zoom: ChartZoom | null) => void;
}

/** State and setters for the controls of every graph. */
export type GraphControls = Omit<GraphView, 'values' | 'change'> & { change: (change: Change<GraphValues>) => void };

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
  const { change: note } = useInitialAddress(address);
  const changeZoom = useCallback((zoom: ChartZoom | null) => note({ zoom } as Partial<Values>), [note]);
  const today = civilDateIn(timeZone);
  const hourEnd = useThisHour() + hour;
  const { period, date, from, to } = values;
  const shown = useMemo(
    () => graphPeriodOf({ period, date, from, to }, today, hourEnd),
    [period, date, from, to, today, hourEnd],
  );
  const step = useCallback(
    (direction: -1 | 1) =>
      change((current) => (graphPeriodOf(current, today, hourEnd).neighbour(direction) ?? {}) as Partial<Values>),
    [change, today, hourEnd],
  );
  return useMemo(
    () => ({
      ...shown,
      values,
      timeZone,
      interval: values.interval ?? usualInterval(shown.period, shown.range),
      regime: values.regime === 'none' ? 'until2030' : values.regime,
      hasLimits: values.regime !== 'none',
      isLog: values.scale === 'log',
      isTable: values.view === 'table',
      today,
      change,
      step,
      changeZoom,
    }),
    [shown, values, timeZone, today, change, step, changeZoom],
  );
}
