import { gridTimes, type ParameterStatistics, type StationStatistics } from '@zrak/api-client';
import type { ChartPeriod, ChartSeries, ReferenceLine } from '@zrak/ui/charts';
import { Suspense, useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { lazyPart } from '../../app/loading/lazyPart.tsx';
import { concerns } from '../../shared/concerns.ts';
import { limitText } from '../../shared/limits/limitText.ts';
import { meanRuleOf } from '../../shared/meanRule.ts';
import { quantityName } from '../../shared/quantityName.ts';
import { zoneText } from '../../shared/zoneText.ts';
import { limitsOf } from './limits.ts';
import { FigureSkeleton, ReportPart, ReportSection } from './ReportSection.tsx';

const SeriesChart = lazyPart(() => import('@zrak/ui/charts').then((module) => ({ default: module.SeriesChart })));

/** Series that share one graph. */
const groups = {
  particles: ['PM10', 'PM2.5'],
  gases: ['NO2', 'O3', 'SO2'],
  noise: ['LAeq'],
  weather: ['T'],
} as const;

/** With its heading less than a third of a page of paper, so that no page ends early. */
const height = 144;

const isKnown = (value: number | null) => value !== null;

/** Daily values with the daily limits in force. */
export function DailyGraphs({ station }: { station: StationStatistics }) {
  const intl = useIntl();
  const shown = Object.entries(groups).flatMap(([group, codes]) => {
    const parameters = station.parameters.filter(
      ({ parameter, daily }) => (codes as readonly string[]).includes(parameter) && daily?.some(isKnown),
    );
    return parameters.length > 0 ? [{ group: group as keyof typeof groups, parameters }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ReportSection
      heading={intl.formatMessage({ id: 'routes.reports.DailyGraphs.heading' })}
      note={intl.formatMessage(
        { id: 'routes.reports.DailyGraphs.caption' },
        { timeZone: zoneText(intl, station.timeZone) },
      )}
    >
      {shown.map(({ group, parameters }) => (
        <ReportPart key={group} isWhole heading={intl.formatMessage({ id: `routes.reports.DailyGraphs.${group}` })}>
          <Suspense fallback={<FigureSkeleton height={height} />}>
            <DailyGraph
              station={station}
              parameters={parameters}
              label={intl.formatMessage(
                { id: 'routes.reports.DailyGraphs.label' },
                { group: intl.formatMessage({ id: `routes.reports.DailyGraphs.${group}` }), station: station.name },
              )}
            />
          </Suspense>
        </ReportPart>
      ))}
    </ReportSection>
  );
}

interface DailyGraphProps {
  station: StationStatistics;
  parameters: readonly ParameterStatistics[];
  label: string;
}

function DailyGraph({ station, parameters, label }: DailyGraphProps) {
  const intl = useIntl();
  const { locationId, from, to, timeZone, limits, maintenance } = station;
  const series = useMemo(
    () => parameters.map((one) => seriesOf(one, { start: from, timeZone, intl })),
    [parameters, from, timeZone, intl],
  );
  const lines = useMemo(() => linesOf(limits, parameters, intl), [limits, parameters, intl]);
  const periods = useMemo(
    () =>
      maintenance
        .filter((alert) => parameters.some(({ parameter }) => concerns(alert, { locationId, parameter })))
        .map(({ id, title, from: begin, to: end }): ChartPeriod => ({
          id,
          label: title,
          from: Date.parse(begin),
          to: Date.parse(end ?? to),
        })),
    [maintenance, to, parameters, locationId],
  );
  return (
    <SeriesChart
      label={label}
      series={series}
      from={Date.parse(from)}
      to={Date.parse(to)}
      timeZone={timeZone}
      referenceLines={lines}
      interval="P1D"
      periods={periods}
      height={height}
      isSavingOffered={false}
    />
  );
}

function seriesOf(
  { seriesId, aggregator, parameter, name, unit, decimals, daily = [] }: ParameterStatistics,
  { start, timeZone, intl }: { start: string; timeZone: string; intl: IntlShape },
): ChartSeries {
  return {
    id: seriesId,
    label: name,
    name: quantityName(intl, { parameter, name }),
    unit,
    decimals,
    times: gridTimes({ start, step: 'P1D', values: daily }, timeZone),
    values: Float32Array.from(daily, (value) => value ?? Number.NaN),
    meanRule: meanRuleOf({ aggregator }),
  };
}

/** Daily limits in force. */
function linesOf(
  limits: StationStatistics['limits'],
  parameters: readonly ParameterStatistics[],
  intl: IntlShape,
): ReferenceLine[] {
  return limitsOf(limits, 'until2030')
    .filter(
      ({ seriesId, reference }) => reference.averaging === 'P1D' && parameters.some((one) => one.seriesId === seriesId),
    )
    .map(({ seriesId, name, unit, reference }) => ({
      id: `${seriesId} ${reference.value}`,
      label: parameters.length > 1 ? `${name}: ${limitText(intl, reference)}` : limitText(intl, reference),
      value: reference.value,
      unit,
      ...(reference.stated && { stated: reference.stated }),
      averaging: 'P1D',
      seriesIds: [seriesId],
    }));
}
