import { useId, useMemo, useState } from 'react';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { FigureTable } from '../parts/FigureTable.tsx';
import { PictureFigure } from '../parts/PictureFigure.tsx';
import { seriesColor } from '../engine/chartTokens.ts';
import { valueScale } from '../engine/valueScale.ts';
import { SlotPlot } from '../parts/SlotPlot.tsx';
import { messages } from './TrafficBars.messages.ts';
import { type TrafficStack, trafficVolume, type VehicleClass } from './trafficVolume.ts';
import * as styles from './TrafficBars.css.ts';

export interface TrafficBarsProps {
  /** Accessible name of the chart. */
  label: string;
  /** Stacked from the bottom up; one colour each. */
  classes: readonly VehicleClass[];
  /** Epoch milliseconds of the start of each interval; one per value of each class. */
  times: Float64Array;
  /** Interval of one bar. */
  interval: 'hour' | 'day';
  /** IANA name of the time zone of hours and days. */
  timeZone: string;
  /** Shown under the chart: "1–30 November 2026, daily sums". */
  period: string;
}

const names = {
  hour: {
    short: { hour: '2-digit', hourCycle: 'h23' },
    long: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  },
  day: {
    short: { day: 'numeric', month: 'numeric' },
    long: { dateStyle: 'full' },
  },
} as const satisfies Record<string, Record<string, Intl.DateTimeFormatOptions>>;

/** Vehicles by class, per hour or per day: stacked bars, a summary in words and a table. */
export function TrafficBars({ label, classes, times, interval, timeZone, period }: TrafficBarsProps) {
  const intl = useUiIntl();
  const summaryId = useId();
  const [read, setRead] = useState<number | null>(null);
  const volume = useMemo(() => trafficVolume(classes, times.length), [classes, times.length]);
  const { stacks, sums, total } = volume;
  const [shortNames, longNames] = useMemo(() => {
    const namesOf = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(intl.locale, { ...options, timeZone });
      return Array.from(times, (time) => format.format(time));
    };
    return [namesOf(names[interval].short), namesOf(names[interval].long)];
  }, [times, interval, timeZone, intl.locale]);

  const write = (count: number) => intl.formatNumber(count, { maximumFractionDigits: 0 });
  const writeTotal = (count: number) => (Number.isNaN(count) ? intl.formatMessage(messages.incomplete) : write(count));
  const highest = stacks.reduce((most, stack, slot) => (stack.total > (stacks[most]?.total || 0) ? slot : most), 0);
  const tallest = Math.max(0, ...stacks.map(({ parts }) => parts.reduce((height, part) => height + part, 0)));
  const scale = valueScale(0, tallest, 5, 'zero');
  const missing = times.length - volume.complete;
  const summary = [
    intl.formatMessage(messages.total, { count: write(total) }),
    volume.complete > 0 &&
      intl.formatMessage(messages.highest, { when: longNames[highest] ?? '', count: write(stacks[highest]!.total) }),
    missing > 0 && intl.formatMessage(messages.uncounted, { count: missing }),
  ];
  const say = (slot: number) => {
    const stack = stacks[slot];
    if (!stack) return '';
    const parts = classes.map((one, row) =>
      intl.formatMessage(messages.part, { name: one.label, count: write(stack.parts[row] ?? 0) }),
    );
    return intl.formatMessage(messages.read, {
      when: longNames[slot] ?? '',
      total: writeTotal(stack.total),
      parts: intl.formatList(parts, { type: 'unit' }),
    });
  };

  return (
    <PictureFigure
      label={label}
      caption={period}
      isEmpty={total === 0 && volume.complete === 0}
      picture={
        <div className={styles.picture}>
          <p id={summaryId} className={styles.summary}>
            {summary.filter(Boolean).join(' ')}
          </p>
          <SlotPlot
            label={label}
            descriptionId={summaryId}
            names={shortNames}
            scale={scale}
            unit={intl.formatMessage(messages.vehicles)}
            formatTick={write}
            read={read}
            onRead={setRead}
            textOf={say}
          >
            {({ width, xOf, yOf }) =>
              stacks.map((stack, slot) => (
                <Bar
                  key={times[slot]}
                  stack={stack}
                  x={xOf(slot)}
                  width={Math.min(64, Math.max(1, width * 0.72))}
                  yOf={yOf}
                />
              ))
            }
          </SlotPlot>
          <p className={styles.reading}>{read !== null && say(read)}</p>
          <div className={styles.legendBox}>
            <Legend classes={classes} sums={sums} total={total} write={write} />
          </div>
        </div>
      }
      table={
        <FigureTable
          label={label}
          columns={[
            intl.formatMessage(messages.interval),
            ...classes.map((one) => one.label),
            intl.formatMessage(messages.sum),
          ]}
          rows={stacks.map((stack, slot) => ({
            name: longNames[slot] ?? '',
            cells: [
              ...classes.map(({ values }) => (Number.isNaN(values[slot]) ? '–' : write(values[slot] ?? 0))),
              Number.isNaN(stack.total) ? '–' : write(stack.total),
            ],
          }))}
        />
      }
    />
  );
}

interface BarProps {
  stack: TrafficStack;
  /** Horizontal centre of the bar. */
  x: number;
  width: number;
  yOf: (value: number) => number;
}

function Bar({ stack: { parts, total }, x, width, yOf }: BarProps) {
  const ends = parts.reduce<number[]>((tops, part) => [...tops, (tops.at(-1) ?? 0) + part], []);
  return (
    <>
      {Number.isNaN(total) && (
        <rect x={x - width / 2} y={24} width={width} height={yOf(0) - 24} className={styles.incomplete} />
      )}
      {parts.map((part, row) =>
        part > 0 ? (
          <rect
            // The classes keep their order.
            // oxlint-disable-next-line react/no-array-index-key
            key={row}
            x={x - width / 2}
            y={yOf(ends[row]!)}
            width={width}
            height={yOf(ends[row]! - part) - yOf(ends[row]!)}
            fill={seriesColor(row)}
            className={width > 4 ? styles.part : undefined}
          />
        ) : null,
      )}
    </>
  );
}

interface LegendProps {
  classes: readonly VehicleClass[];
  sums: readonly number[];
  total: number;
  write: (count: number) => string;
}

/** Legend in the order of the bar, from the top down. */
function Legend({ classes, sums, total, write }: LegendProps) {
  const intl = useUiIntl();
  const percent = (share: number) =>
    intl.formatNumber(share, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <table className={styles.legend}>
      <thead>
        <tr>
          {[messages.class, messages.vehicles, messages.share].map((message) => (
            <th key={message.id} scope="col" className={styles.legendHead}>
              {intl.formatMessage(message)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {classes
          .map(({ id, label }, row) => (
            <tr key={id}>
              <th scope="row" className={styles.legendName}>
                <svg width="14" height="14" aria-hidden="true" className={styles.swatch}>
                  <rect x="1" y="1" width="12" height="12" rx="2" fill={seriesColor(row)} />
                </svg>
                {label}
              </th>
              <td className={styles.legendCellApart}>{write(sums[row] ?? 0)}</td>
              <td className={styles.legendCellApart}>{total > 0 ? percent((sums[row] ?? 0) / total) : '–'}</td>
            </tr>
          ))
          .toReversed()}
      </tbody>
    </table>
  );
}
