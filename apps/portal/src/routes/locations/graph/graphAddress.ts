import type { Regime } from '@zrak/ui/charts';
import { choiceParam, parsedParam } from '../../../shared/address/param.ts';
import { intervals, isCivilDate, periods } from '../data/period.ts';

export const regimes: readonly Regime[] = ['until2030', 'from2030', 'who'];

/** Search params of every screen with graphs. */
export const graphParams = {
  period: choiceParam(periods, 'last30Days'),
  /** Null is today. */
  date: parsedParam((text) => (isCivilDate(text) ? text : null), String),
  /** Null is the usual one of the period. */
  interval: choiceParam(intervals, null),
  regime: choiceParam(regimes, 'until2030'),
  scale: choiceParam(['auto', 'log'], 'auto'),
};

/** The interval goes with the period it was chosen for. */
export const graphResets = { period: { interval: null } } as const;
