import type { IntlShape } from '@formatjs/intl';
import { calmUpTo as usualCalm, speedBounds as usualBounds } from '@zrak/quantities/wind';
import { useId, useMemo } from 'react';
import { formatDecimal } from '../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import type { HourlyValues } from '../data/hourlyValues.ts';
import { valueScale } from '../engine/valueScale.ts';
import { RoseFigure } from './RoseFigure.tsx';
import { type Layer, RosePlot, type Shade } from './RosePlot.tsx';
import { RoseTable } from './RoseTable.tsx';
import { useCompass } from './useCompass.ts';
import { messages } from './WindRose.messages.ts';
import { type SpeedClass, speedClassesOf, type WindFrequencies, windRose } from './roseSectors.ts';
import * as styles from './WindRose.css.ts';

export interface WindRoseProps {
  /** Accessible name of the rose. */
  label: string;
  /** Direction in degrees from which the wind blows. */
  directions: HourlyValues;
  /** m/s, for the same hours as the directions. */
  speeds: HourlyValues;
  /** Shown under the rose: "1–30 November 2026, hourly means". */
  period: string;
}

/** Frequency of wind by direction and speed: a plot, a summary in words and a table. */
export function WindRose({ label, directions, speeds, period }: WindRoseProps) {
  const frequencies = useMemo(() => windRose(directions, speeds), [directions, speeds]);
  return <FrequencyRose label={label} frequencies={frequencies} period={period} />;
}

export interface FrequencyRoseProps extends Pick<WindRoseProps, 'label' | 'period'> {
  frequencies: WindFrequencies;
}

const shadeCount = 5;
const shadeOf = (speedClass: number) => speedClass as Shade;

/** A wind rose of frequencies that were counted elsewhere. */
export function FrequencyRose({ label, frequencies, period }: FrequencyRoseProps) {
  const intl = useUiIntl();
  const summaryId = useId();
  const compass = useCompass();
  const { sectors, calm, hours, meanSpeed, speedBounds = usualBounds, calmUpTo = usualCalm } = frequencies;
  const speedClasses = speedClassesOf(speedBounds.slice(0, shadeCount));
  const shareOf = (classes: readonly number[], index: number) => classes[index] ?? 0;

  const percent = (share: number, decimals = 0) =>
    intl.formatNumber(share, { style: 'percent', minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const inTable = (share: number) => formatDecimal(intl, share * 100, 1);
  const prevailing = sectors.reduce((most, sector) => (sector.share > most.share ? sector : most));
  const ofClasses = speedClasses.map((_, index) =>
    sectors.reduce((sum, { classes }) => sum + shareOf(classes, index), 0),
  );
  const classNames = speedClasses.map((one) => nameOf(one, intl));
  const calmName = intl.formatMessage(messages.calmUpTo, { speed: formatDecimal(intl, calmUpTo, 1) });

  const summary = [
    prevailing.share > 0 &&
      intl.formatMessage(messages.prevailing, {
        direction: compass.name(prevailing.point),
        share: percent(prevailing.share),
      }),
    intl.formatMessage(messages.calmAndMean, { calm: percent(calm), mean: formatDecimal(intl, meanSpeed, 1) }),
  ];

  return (
    <RoseFigure
      label={label}
      period={period}
      hours={hours}
      unit="m/s"
      summary={summary.filter(Boolean).join(' ')}
      summaryId={summaryId}
      plot={
        <RosePlot
          label={label}
          descriptionId={summaryId}
          petals={sectors.map(({ classes }) =>
            speedClasses.map((_, index): Layer => ({ length: shareOf(classes, index), shade: shadeOf(index) })),
          )}
          scale={valueScale(0, prevailing.share, 5, 'zero')}
          formatTick={percent}
          hub={{ value: percent(calm), name: intl.formatMessage(messages.calm) }}
        />
      }
      legend={
        <table className={styles.legend}>
          <thead>
            <tr>
              <th scope="col" className={styles.legendHead}>
                {intl.formatMessage(messages.speed)}
              </th>
              <th scope="col" className={styles.legendHead}>
                {intl.formatMessage(messages.share)}
              </th>
            </tr>
          </thead>
          <tbody>
            <LegendRow name={calmName} share={percent(calm, 1)} />
            {classNames.map((name, index) => (
              <LegendRow key={name} name={name} share={percent(ofClasses[index]!, 1)} shade={shadeOf(index)} />
            ))}
          </tbody>
        </table>
      }
      table={
        <RoseTable
          label={intl.formatMessage(messages.shareTable, { label })}
          columns={[...classNames, intl.formatMessage(messages.total)]}
          rows={sectors.map(({ point, classes, share }) => ({
            point,
            cells: [...speedClasses.map((_, index) => shareOf(classes, index)), share].map(inTable),
          }))}
          sums={[
            { name: intl.formatMessage(messages.allDirections), cells: [...ofClasses, 1 - calm].map(inTable) },
            { name: calmName, cells: [...speedClasses.map(() => ''), inTable(calm)] },
          ]}
        />
      }
    />
  );
}

function LegendRow({ name, share, shade }: { name: string; share: string; shade?: Shade }) {
  return (
    <tr>
      <th scope="row" className={styles.legendName}>
        <svg width="14" height="14" aria-hidden="true" className={styles.swatch}>
          {shade === undefined ? (
            <circle cx="7" cy="7" r="6" className={styles.hub} />
          ) : (
            <rect x="1" y="1" width="12" height="12" rx="2" className={styles.petal[shade]} />
          )}
        </svg>
        {name}
      </th>
      <td className={styles.legendCell}>{share}</td>
    </tr>
  );
}

/** "2–4", "> 8" */
function nameOf({ from, to }: SpeedClass, intl: IntlShape): string {
  return to === Infinity ? `> ${intl.formatNumber(from)}` : `${intl.formatNumber(from)}–${intl.formatNumber(to)}`;
}
