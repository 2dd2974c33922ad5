import { useId, useMemo, useState } from 'react';
import { formatDecimal } from '../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import type { AveragingRule } from '@zrak/quantities/aggregation';
import { FigureTable } from '../parts/FigureTable.tsx';
import { messages as ofFigure } from '../parts/PictureFigure.messages.ts';
import { PictureFigure } from '../parts/PictureFigure.tsx';
import { valueScale, type ValueScale } from '../engine/valueScale.ts';
import type { TimedHours } from '../data/hourlyValues.ts';
import { hasSpread, type ProfileSlot, profileOf } from '../data/profile.ts';
import { messages } from './HourProfile.messages.ts';
import { BarMarks, LineMarks, RangeMarks, WeekdayLine } from './ProfileMarks.tsx';
import { SlotPlot } from '../parts/SlotPlot.tsx';
import * as styles from './HourProfile.css.ts';

export interface HourProfileProps {
  /** Accessible name of the plots. */
  label: string;
  series: TimedHours;
  /** IANA name of the time zone of the hours and days. */
  timeZone: string;
  /** Averaging rule of the quantity: energetic for decibels, vector for directions, sum for rain. */
  rule: AveragingRule;
  /** Unit with superscripts: "µg/m³". */
  unit: string;
  /** Decimals shown. */
  decimals: number;
  /** Shown under the plots: "1–30 November 2026, hourly means". */
  period: string;
}

const clock = (hour: number) => String(hour).padStart(2, '0');
const hourNames = Array.from({ length: 24 }, (_, hour) => clock(hour));
const hourRange = (hour: number) => `${clock(hour)}–${clock(hour + 1)}`;
const mondayMs = Date.UTC(1970, 0, 5);
const dayMs = 86_400_000;
const ends = (slots: readonly ProfileSlot[]) =>
  slots.flatMap(({ value, low, high }) => [value, low, high]).filter((value) => !Number.isNaN(value));

const circle: ValueScale = { min: 0, max: 360, ticks: [0, 90, 180, 270, 360], decimals: 0, isLog: false };

function scaleOf(slots: readonly ProfileSlot[], rule: AveragingRule): ValueScale {
  if (rule === 'vectorMean') return circle;
  const values = ends(slots);
  return valueScale(Math.min(...values), Math.max(...values), 5, rule === 'sum' ? 'zero' : 'auto');
}

/**
 * Course of a quantity over the day and over the week. Hovering a weekday shows its hours over the hours of all days.
 */
export function HourProfile({ label, series, timeZone, rule, unit, decimals, period }: HourProfileProps) {
  const intl = useUiIntl();
  const summaryId = useId();
  const [hour, readHour] = useState<number | null>(null);
  const [weekday, readWeekday] = useState<number | null>(null);
  const profile = useMemo(() => profileOf(series, timeZone, rule), [series, timeZone, rule]);
  const ofWeekday = useMemo(
    () => (weekday === null ? null : profileOf(series, timeZone, rule, weekday)),
    [series, timeZone, rule, weekday],
  );
  const hours = profile.hours.reduce((sum, slot) => sum + slot.hours, 0);

  const write = (value: number) => (Number.isNaN(value) ? '–' : formatDecimal(intl, value, decimals));
  const weekdayName = (day: number, style: 'short' | 'long') =>
    intl.formatDate(mondayMs + day * dayMs, { weekday: style, timeZone: 'UTC' });
  const say = (name: string, slot: ProfileSlot) => {
    if (slot.hours === 0) return intl.formatMessage(messages.nothing, { slot: name });
    const text = intl.formatMessage(messages.read, { slot: name, value: write(slot.value), unit, hours: slot.hours });
    if (Number.isNaN(slot.low)) return text;
    return `${text}, ${intl.formatMessage(messages.spread, { low: write(slot.low), high: write(slot.high), unit })}`;
  };
  const hourText = (slot: number) => say(hourRange(slot), profile.hours[slot]!);
  const weekdayText = (slot: number) => say(weekdayName(slot, 'long'), profile.weekdays[slot]!);
  const reading = () => {
    if (hour !== null) return hourText(hour);
    if (weekday === null) return hasSpread(rule) ? intl.formatMessage(messages.key) : '';
    const dashed = intl.formatMessage(messages.keyOf, { weekday: weekdayName(weekday, 'long') });
    return `${weekdayText(weekday)}. ${dashed}`;
  };

  const scale = scaleOf([...profile.hours, ...profile.weekdays, ...(ofWeekday?.hours ?? [])], rule);
  // Daily sums add 24 hours, so they need a separate scale.
  const [hourScale, weekdayScale] =
    rule === 'sum' ? [scaleOf(profile.hours, rule), scaleOf(profile.weekdays, rule)] : [scale, scale];
  const formatTick = (tick: number) => formatDecimal(intl, tick, hourScale.decimals);
  const byHour = intl.formatMessage(messages.byHour);
  const byWeekday = intl.formatMessage(messages.byWeekday);
  const Hours = rule === 'sum' ? BarMarks : LineMarks;
  const Weekdays = rule === 'sum' ? BarMarks : RangeMarks;
  const cellsOf = ({ value, low, high, hours: count }: ProfileSlot) => [
    ...[value, low, high].map(write),
    intl.formatNumber(count),
  ];

  return (
    <PictureFigure
      label={label}
      caption={intl.formatMessage(ofFigure.caption, { period, hours, unit })}
      isEmpty={hours === 0}
      picture={
        <div className={styles.picture}>
          <p id={summaryId} className={styles.summary}>
            <Summary {...profile} write={write} unit={unit} weekdayName={weekdayName} />
          </p>
          <div className={styles.plots}>
            <div>
              <p className={styles.by}>{byHour}</p>
              <SlotPlot
                label={intl.formatMessage(messages.plot, { label, by: byHour })}
                descriptionId={summaryId}
                names={hourNames}
                scale={hourScale}
                unit={unit}
                formatTick={formatTick}
                read={hour}
                onRead={readHour}
                textOf={hourText}
              >
                {(place) => (
                  <>
                    <Hours slots={profile.hours} place={place} />
                    {ofWeekday && rule !== 'sum' && <WeekdayLine slots={ofWeekday.hours} place={place} />}
                  </>
                )}
              </SlotPlot>
            </div>
            <div>
              <p className={styles.by}>{byWeekday}</p>
              <SlotPlot
                label={intl.formatMessage(messages.plot, { label, by: byWeekday })}
                descriptionId={summaryId}
                names={profile.weekdays.map((_, day) => weekdayName(day, 'short'))}
                scale={weekdayScale}
                unit={unit}
                formatTick={formatTick}
                read={weekday}
                onRead={readWeekday}
                textOf={weekdayText}
              >
                {(place) => <Weekdays slots={profile.weekdays} place={place} />}
              </SlotPlot>
            </div>
          </div>
          <p className={styles.reading}>{reading()}</p>
        </div>
      }
      table={
        <FigureTable
          label={label}
          columns={[
            intl.formatMessage(messages.slot),
            intl.formatMessage(rule === 'sum' ? messages.sum : messages.mean, { unit }),
            ...[messages.low, messages.high, messages.hours].map((message) => intl.formatMessage(message)),
          ]}
          rows={[
            ...profile.hours.map((slot, index) => ({ name: hourRange(index), cells: cellsOf(slot) })),
            ...profile.weekdays.map((slot, day) => ({ name: weekdayName(day, 'long'), cells: cellsOf(slot) })),
          ]}
        />
      }
    />
  );
}

interface SummaryProps {
  hours: readonly ProfileSlot[];
  weekdays: readonly ProfileSlot[];
  write: (value: number) => string;
  unit: string;
  weekdayName: (day: number, style: 'long') => string;
}

/** Hours and weekdays with the highest and the lowest value. */
function Summary({ hours, weekdays, write, unit, weekdayName }: SummaryProps) {
  const intl = useUiIntl();
  const ranked = (slots: readonly ProfileSlot[]) =>
    slots
      .map(({ value }, slot) => ({ value, slot }))
      .filter(({ value }) => !Number.isNaN(value))
      .toSorted((a, b) => b.value - a.value);
  const ofHours = ranked(hours);
  const [highest, lowest, day] = [ofHours[0], ofHours.at(-1), ranked(weekdays)[0]];
  if (!highest || !lowest || !day) return null;
  return [
    intl.formatMessage(messages.extremes, {
      highest: hourRange(highest.slot),
      highestValue: write(highest.value),
      lowest: hourRange(lowest.slot),
      lowestValue: write(lowest.value),
      unit,
    }),
    intl.formatMessage(messages.busiest, { weekday: weekdayName(day.slot, 'long'), value: write(day.value), unit }),
  ].join(' ');
}
