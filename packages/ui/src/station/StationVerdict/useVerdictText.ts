import type { IntlShape } from '@formatjs/intl';
import type { StationVerdict, StationWarning, VerdictIndex, WarningLevel } from '@zrak/quantities/verdict';
import { useMemo } from 'react';
import { localFormula } from '../../components/Formula/formulaText.ts';
import { messages as indexMessages } from '../../components/IndexMark/IndexMark.messages.ts';
import { messages as warningMessages } from '../../components/WarningMark/WarningMark.messages.ts';
import { formatDecimal } from '../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import type { StationLevel } from '../../map/levels.ts';
import { messages } from './StationVerdict.messages.ts';

export interface VerdictCause {
  /** Parameter that decides: `PM2.5`. */
  parameter: string;
  /** The same as words: "because of PM2.5". */
  because: string;
  /** "36.5 µg/m³", where the server sends the value. */
  value?: string | undefined;
  /** Interval of the value: "07:00–08:00". */
  time: string;
}

/** A verdict in words. */
export interface VerdictText {
  /** Level of the mark. */
  level: StationLevel;
  /** Colour of a warning that the server sends. */
  color?: string | undefined;
  /** "Moderate", "Delayed, last value 06:15". */
  word: string;
  cause?: VerdictCause | undefined;
  /** A warning beside the index that says something else. */
  warning?: { level: WarningLevel; color?: string | undefined; word: string } | undefined;
  advice?: string | undefined;
}

export interface VerdictTime {
  timeZone: string;
  /** Present time, epoch milliseconds: the time of today is written without a date. */
  now?: number | undefined;
}

const levels = {
  late: 'late',
  offline: 'offline',
  maintenance: 'maintenance',
  notEnough: 'noData',
  noAir: 'notMeasured',
  noData: 'noData',
} as const;

/** Level of the mark for a verdict. */
export function levelOfVerdict(verdict: StationVerdict): StationLevel {
  if (verdict.kind === 'index') return `${verdict.index.standard === 'us2024' ? 'u' : 'e'}${verdict.index.band}`;
  return verdict.kind === 'warning' ? verdict.warning.level : levels[verdict.kind];
}

const hourMs = 3_600_000;
const clock = { hour: '2-digit', minute: '2-digit' } as const;

/** A time of today, or with its date: "06:15", "23 Nov, 06:15". */
export function momentText(
  intl: Pick<IntlShape, 'formatDate'>,
  time: string,
  { timeZone, now = Date.now() }: VerdictTime,
): string {
  const day = { day: 'numeric', month: 'short', timeZone } as const;
  const isToday = intl.formatDate(time, day) === intl.formatDate(now, day) && now - Date.parse(time) < 24 * hourMs;
  return intl.formatDate(time, { ...(isToday ? {} : day), ...clock, timeZone });
}

type VerdictTextOf = (verdict: StationVerdict, time: VerdictTime) => VerdictText;

/** Words of verdicts, the same wherever a station is shown. */
export function useVerdictText(): VerdictTextOf {
  const intl = useUiIntl();
  return useMemo(() => verdictTextOf(intl), [intl]);
}

function warningWordOf(intl: IntlShape, { level, label }: StationWarning): string {
  return label ?? intl.formatMessage(level === 'unrated' ? messages.unrated : warningMessages[level]);
}

function causeOf(intl: IntlShape, index: VerdictIndex, { timeZone }: VerdictTime): VerdictCause {
  const { decidedBy, value, unit = '', decimals = 1, averaging = 'PT1H', time } = index;
  const start = Date.parse(time);
  const at = (instant: number) => intl.formatTime(instant, { ...clock, timeZone });
  const cause = localFormula(intl, decidedBy);
  return {
    parameter: cause,
    because: intl.formatMessage(messages.because, { cause }),
    ...(value !== undefined && { value: `${formatDecimal(intl, value, decimals)}\u00a0${unit}`.trim() }),
    time:
      averaging === 'PT24H'
        ? intl.formatMessage(messages.daily, { to: at(start + 24 * hourMs) })
        : intl.formatMessage(messages.hourly, { from: at(start), to: at(start + hourMs) }),
  };
}

function indexTextOf(intl: IntlShape, index: VerdictIndex, time: VerdictTime) {
  const isEuropean = index.standard !== 'us2024';
  const ownAdvice = isEuropean ? intl.formatMessage(messages[`e${index.band}`]) : undefined;
  return {
    word: intl.formatMessage(indexMessages[`${isEuropean ? 'e' : 'u'}${index.band}` as const]),
    cause: causeOf(intl, index, time),
    advice: index.advice ?? ownAdvice,
  };
}

function verdictTextOf(intl: IntlShape): VerdictTextOf {
  return (verdict, time) => {
    const level = levelOfVerdict(verdict);
    if (verdict.kind === 'index') {
      const { index, warning } = verdict;
      return {
        level,
        ...indexTextOf(intl, index, time),
        warning: warning && { level: warning.level, color: warning.color, word: warningWordOf(intl, warning) },
      };
    }
    if (verdict.kind === 'warning') {
      return { level, color: verdict.warning.color, word: warningWordOf(intl, verdict.warning) };
    }
    const { kind, latestAt } = verdict;
    const word =
      latestAt !== undefined && (kind === 'late' || kind === 'offline')
        ? intl.formatMessage(messages[`${kind}At`], { time: momentText(intl, latestAt, time) })
        : intl.formatMessage(messages[kind]);
    return { level, word };
  };
}
