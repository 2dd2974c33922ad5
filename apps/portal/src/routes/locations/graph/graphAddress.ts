import { regimePeriods } from '@zrak/quantities/limits';
import { isCivilDate } from '@zrak/quantities/time';
import { choiceParam, parsedParam } from '../../../shared/address/param.ts';
import { intervals, periods } from '../data/period.ts';

/** Search params of every screen with graphs. */
export const graphParams = {
  period: choiceParam(periods, 'last30Days'),
  /** Null is today. */
  date: parsedParam((text) => (isCivilDate(text) ? text : null), String),
  /** Null is the default of the period. */
  interval: choiceParam(intervals, null),
  regime: choiceParam(regimePeriods, 'until2030'),
  scale: choiceParam(['auto', 'log'], 'auto'),
};

/** The interval is reset with the period that it was chosen for. */
export const graphResets = { period: { interval: null } } as const;
