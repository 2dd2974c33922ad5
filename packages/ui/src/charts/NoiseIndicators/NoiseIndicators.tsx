import { requiredCapture } from '@zrak/quantities/aggregation';
import { exceeds } from '@zrak/quantities/limits';
import { noiseIndicators, type NoisePeriods, type PartOfDay } from '@zrak/quantities/noise';
import { zoneOf } from '@zrak/quantities/time';
import { useMemo } from 'react';
import { formatDecimal } from '../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { CopyTable } from '../parts/CopyTable.tsx';
import { messages as ofFigure } from '../parts/PictureFigure.messages.ts';
import { gridOf, isValid, type TimedHours } from '../data/hourlyValues.ts';
import { messages } from './NoiseIndicators.messages.ts';
import * as styles from './NoiseIndicators.css.ts';

export interface NoiseLimit {
  indicator: PartOfDay | 'den';
  /** dB(A) */
  value: number;
  /** "Limit value 65 dB(A), zone IV" */
  label: string;
}

export interface NoiseIndicatorsProps {
  /** Accessible name of the table. */
  label: string;
  /** LAeq of hours, dB(A). */
  series: TimedHours;
  /** IANA name of the time zone that divides the day. */
  timeZone: string;
  /** Hours at which day, evening and night begin under national law. */
  hours: NoisePeriods;
  /** Limits that apply to the period: limits of Lden and Lnight apply to a year. */
  limits?: readonly NoiseLimit[];
  /** Shown under the table: "2026, hourly LAeq, Europe/Ljubljana". */
  period: string;
}

const indicators = ['day', 'evening', 'night', 'den'] as const;
/** Names of the levels in the result of `@zrak/quantities`. */
const levelKeys = { day: 'Lday', evening: 'Levening', night: 'Lnight', den: 'Lden' } as const;
const noLimits: readonly NoiseLimit[] = [];

/** Ends of the scale in dB(A): a quiet bedroom, the roadside. */
const scale = { from: 30, to: 90 };
const percentAt = (level: number) => 100 * Math.min(1, Math.max(0, (level - scale.from) / (scale.to - scale.from)));

const clock = (hour: number) => String(hour).padStart(2, '0');

/** Lday, Levening, Lnight and Lden of a period: a table with a bar for each level. */
export function NoiseIndicators({ label, series, timeZone, hours, limits = noLimits, period }: NoiseIndicatorsProps) {
  const intl = useUiIntl();
  const levels = useMemo(
    () => noiseIndicators(gridOf(series), zoneOf(timeZone, 'milliseconds'), hours, 100 * requiredCapture),
    [series, timeZone, hours],
  );
  const isEmpty = useMemo(() => !series.values.some((_, index) => isValid(series, index)), [series]);
  const ends: Record<PartOfDay, number> = { day: hours.evening, evening: hours.night, night: hours.day };
  const spanOf = (indicator: NoiseLimit['indicator']) =>
    indicator === 'den'
      ? intl.formatMessage(messages.wholeDay)
      : `${clock(hours[indicator])}–${clock(ends[indicator])}`;
  const percentOf = (indicator: NoiseLimit['indicator']) =>
    intl.formatNumber(levels.coverage[indicator] / 100, { style: 'percent', maximumFractionDigits: 0 });
  const write = (level: number) => (Number.isNaN(level) ? '–' : formatDecimal(intl, level, 1));
  const columns = [messages.indicator, messages.hours, messages.level, messages.coverage].map((message) =>
    intl.formatMessage(message),
  );

  if (isEmpty) {
    return (
      <figure className={styles.figure} aria-label={label}>
        <p className={styles.empty}>{intl.formatMessage(ofFigure.empty)}</p>
        <figcaption className={styles.foot}>{period}</figcaption>
      </figure>
    );
  }
  return (
    <figure className={styles.figure} aria-label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {columns[0]}
            </th>
            <td aria-hidden="true" className={`${styles.head} ${styles.chart}`}>
              {scale.from}–{scale.to}&nbsp;dB(A)
            </td>
            <th scope="col" className={`${styles.head} ${styles.end}`}>
              {columns[2]}
            </th>
            <th scope="col" className={`${styles.head} ${styles.end}`}>
              {columns[3]}
            </th>
          </tr>
        </thead>
        <tbody>
          {indicators.map((indicator) => {
            const level = levels[levelKeys[indicator]];
            const own = limits.filter((limit) => limit.indicator === indicator);
            return (
              <tr key={indicator}>
                <th scope="row" className={styles.name}>
                  L<sub className={styles.index}>{intl.formatMessage(messages[indicator])}</sub>
                  <span className={styles.hours}>{spanOf(indicator)}</span>
                </th>
                <td aria-hidden="true" className={styles.chart}>
                  <Track level={level} isWhole={indicator === 'den'} limits={own} />
                </td>
                <td className={styles.value}>
                  {Number.isNaN(level) ? (
                    <span className={styles.missing}>{intl.formatMessage(messages.tooFew)}</span>
                  ) : (
                    write(level)
                  )}
                  {own.map((limit) => (
                    <Comparison key={limit.label} level={level} limit={limit} />
                  ))}
                </td>
                <td className={styles.coverage}>{percentOf(indicator)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.summary}>{intl.formatMessage(messages.penalties)}</p>
      <figcaption className={styles.foot}>
        <span>{period}</span>
        <CopyTable
          rows={() => [
            columns,
            ...indicators.map((indicator) => [
              `L${intl.formatMessage(messages[indicator])}`,
              spanOf(indicator),
              write(levels[levelKeys[indicator]]),
              percentOf(indicator),
            ]),
          ]}
        />
      </figcaption>
    </figure>
  );
}

interface TrackProps {
  level: number;
  isWhole: boolean;
  limits: readonly NoiseLimit[];
}

function Track({ level, isWhole, limits }: TrackProps) {
  return (
    <svg className={styles.track}>
      <rect width="100%" y="8" height="10" rx="5" className={styles.rail} />
      {!Number.isNaN(level) && (
        <rect
          width={`${percentAt(level)}%`}
          y="8"
          height="10"
          rx="5"
          className={styles.bar[isWhole ? 'den' : 'level']}
        />
      )}
      {limits.map(({ label, value }) => (
        <line
          key={label}
          x1={`${percentAt(value)}%`}
          x2={`${percentAt(value)}%`}
          y1="0"
          y2="26"
          className={styles.limit}
        />
      ))}
    </svg>
  );
}

function Comparison({ level, limit }: { level: number; limit: NoiseLimit }) {
  const intl = useUiIntl();
  if (Number.isNaN(level)) return null;
  const isAbove = exceeds(level, limit.value);
  return (
    <span className={isAbove ? `${styles.limits} ${styles.above}` : styles.limits}>
      {intl.formatMessage(isAbove ? messages.above : messages.within, { limit: limit.label })}
    </span>
  );
}
