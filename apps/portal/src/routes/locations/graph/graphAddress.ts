import { isCivilDate } from '@zrak/quantities/time';
import type { ChartZoom } from '@zrak/ui/charts';
import { choiceParam, parsedParam } from '../../../shared/address/param.ts';
import { intervals, periods } from '../data/period.ts';
import { limitChoices } from './limits.ts';

const dateParam = parsedParam((text) => (isCivilDate(text) ? text : null), String);

/** Example: 20261103T1015Z, with minutes as the shortest unit. */
const instantText = (time: number) => `${new Date(time).toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}Z`;
const instantPattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)Z$/;
const instantOf = (text: string) => Date.parse(text.replace(instantPattern, '$1-$2-$3T$4:$5Z'));

const zoomParam = parsedParam<ChartZoom>(
  (text) => {
    const ends = (text ?? '').split('_');
    if (ends.length !== 2 || !ends.every((end) => instantPattern.test(end))) return null;
    const [from = NaN, to = NaN] = ends.map(instantOf);
    return from < to ? { from, to } : null;
  },
  ({ from, to }) => `${instantText(from)}_${instantText(to)}`,
);

/** Search params of every screen with graphs. */
export const graphParams = {
  period: choiceParam(periods, 'last30Days'),
  /** Null is today. */
  date: dateParam,
  /** First and last day of a custom period. */
  from: dateParam,
  to: dateParam,
  /** Null is the default of the period. */
  interval: choiceParam(intervals, null),
  regime: choiceParam(limitChoices, 'until2030'),
  scale: choiceParam(['auto', 'log'], 'auto'),
  /** Visible part of the period; null is all of it. */
  zoom: zoomParam,
  view: choiceParam(['graph', 'table'], 'graph'),
};

/** Interval and zoom are reset with the period that they were chosen for. */
export const graphResets = {
  period: { interval: null, from: null, to: null, zoom: null },
  date: { zoom: null },
  from: { zoom: null },
  to: { zoom: null },
} as const;
