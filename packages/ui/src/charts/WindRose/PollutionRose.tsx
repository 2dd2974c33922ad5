import { calmUpTo } from '@zrak/quantities/wind';
import { useId, useMemo } from 'react';
import { formatDecimal } from '../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import type { HourlyValues } from '../data/hourlyValues.ts';
import { valueScale } from '../engine/valueScale.ts';
import { RoseFigure } from './RoseFigure.tsx';
import { RosePlot } from './RosePlot.tsx';
import { RoseTable } from './RoseTable.tsx';
import { useCompass } from './useCompass.ts';
import { messages } from './WindRose.messages.ts';
import { pollutionRose } from './roseSectors.ts';

export interface PollutionRoseProps {
  /** Accessible name of the rose. */
  label: string;
  /** Direction in degrees from which the wind blows. */
  directions: HourlyValues;
  /** m/s, for the same hours as the directions. */
  speeds: HourlyValues;
  /** In `unit`, for the same hours. */
  concentrations: HourlyValues;
  /** Unit with superscripts: "µg/m³". */
  unit: string;
  /** Decimals shown. */
  decimals: number;
  /** Shown under the rose: "1–30 November 2026, hourly means". */
  period: string;
}

/** Mean concentration of a pollutant by wind direction: a plot, a summary in words and a table. */
export function PollutionRose(props: PollutionRoseProps) {
  const { label, directions, speeds, concentrations, unit, decimals, period } = props;
  const intl = useUiIntl();
  const summaryId = useId();
  const compass = useCompass();
  const rose = useMemo(() => pollutionRose(directions, speeds, concentrations), [directions, speeds, concentrations]);
  const { sectors, hours, calmMean } = rose;

  const write = (value: number, places = decimals) => (Number.isNaN(value) ? '–' : formatDecimal(intl, value, places));
  const measured = sectors.filter((sector) => !Number.isNaN(sector.mean));
  const highest = measured.reduce<(typeof measured)[number] | undefined>(
    (most, sector) => (most && most.mean >= sector.mean ? most : sector),
    undefined,
  );
  const scale = valueScale(0, highest?.mean ?? 0, 5, 'zero');
  const calmName = intl.formatMessage(messages.calmUpTo, { speed: `${formatDecimal(intl, calmUpTo, 1)} m/s` });
  const calmHours = hours - sectors.reduce((sum, sector) => sum + sector.hours, 0);

  const summary = [
    highest &&
      intl.formatMessage(messages.highestMean, {
        direction: compass.name(highest.point),
        mean: write(highest.mean),
        unit,
      }),
    intl.formatMessage(messages.meanOfAll, { mean: write(rose.mean), unit }),
    !Number.isNaN(calmMean) && intl.formatMessage(messages.meanInCalm, { mean: write(calmMean), unit }),
  ];

  return (
    <RoseFigure
      label={label}
      period={period}
      hours={hours}
      unit={unit}
      summary={summary.filter(Boolean).join(' ')}
      summaryId={summaryId}
      plot={
        <RosePlot
          label={label}
          descriptionId={summaryId}
          petals={sectors.map(({ mean }) => [{ length: Number.isNaN(mean) ? 0 : mean, shade: 2 }])}
          scale={scale}
          formatTick={(value) => write(value, scale.decimals)}
          hub={{ value: write(calmMean), name: intl.formatMessage(messages.calm) }}
        />
      }
      table={
        <RoseTable
          label={intl.formatMessage(messages.meanTable, { label })}
          columns={[intl.formatMessage(messages.mean, { unit }), intl.formatMessage(messages.hours)]}
          rows={sectors.map((sector) => ({ point: sector.point, cells: [write(sector.mean), write(sector.hours, 0)] }))}
          sums={[
            { name: intl.formatMessage(messages.total), cells: [write(rose.mean), write(hours, 0)] },
            { name: calmName, cells: [write(calmMean), write(calmHours, 0)] },
          ]}
        />
      }
    />
  );
}
