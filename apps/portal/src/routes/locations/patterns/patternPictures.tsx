import type { Location } from '@zrak/api-client';
import { noisePeriodsOf } from '@zrak/quantities/noise';
import { SegmentedControl } from '@zrak/ui/SegmentedControl';
import {
  CalendarHeatmap,
  dailyValues,
  type HeatClass,
  HourProfile,
  NoiseIndicators,
  TrafficBars,
  useIndexClasses,
} from '@zrak/ui/patterns';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  commonSteps,
  dayClass,
  type DayColouring,
  dayColourings,
  dayRule,
  indexScale,
  noiseLimitsOf,
  ruleOf,
} from './patterns.ts';
import * as styles from './patternPictures.css.ts';
import { usePeriodText } from '../graph/usePeriodText.ts';
import type { SeriesGraph } from '../data/useSeriesData.ts';
import type { StationView } from '../graph/useStationView.ts';

interface PictureProps {
  station: Location;
  view: StationView;
}

interface OneGraph extends PictureProps {
  graph: SeriesGraph;
}

/** Course of a series over day and week; for a pollutant also its days by class. */
export function CoursePicture({ station, view, graph }: OneGraph) {
  const intl = useIntl();
  const periodText = usePeriodText();
  const { series } = graph.request;
  const rule = ruleOf(series);
  const label = intl.formatMessage(
    { id: 'routes.locations.CourseCard.label' },
    { name: series.name, station: station.name },
  );
  if (!rule) return null;
  return (
    <div className={styles.stack}>
      <HourProfile
        label={label}
        series={graph}
        timeZone={graph.timeZone}
        rule={rule}
        unit={series.unit}
        decimals={series.decimals}
        period={periodText(graph, rule === 'energeticMean' ? 'hourlyLevels' : 'hourlyMeans')}
      />
      <DaysPicture station={station} view={view} graph={graph} />
    </div>
  );
}

function DaysPicture({ station, view, graph }: OneGraph) {
  const intl = useIntl();
  const { series } = graph.request;
  const colourings = useMemo(() => dayColourings(series, view.regime), [series, view.regime]);
  const requested = view.values.days;
  const colouring = colourings.find(({ by }) => by === requested) ?? colourings[0];
  if (!colouring) return null;
  return (
    <section className={styles.days}>
      <div className={styles.head}>
        <h3 className={styles.heading}>
          <FormattedMessage id="routes.locations.CourseCard.days" />
        </h3>
        {colourings.length > 1 && (
          <SegmentedControl
            label={intl.formatMessage({ id: 'routes.locations.CourseCard.colouredBy' })}
            size="small"
            options={colourings.map(({ by }) => ({
              id: by,
              label: intl.formatMessage({ id: `routes.locations.CourseCard.${by}` }),
            }))}
            value={colouring.by}
            onChange={(by) => view.change({ days: by })}
          />
        )}
      </div>
      <DaysByClass station={station} graph={graph} colouring={colouring} />
    </section>
  );
}

function DaysByClass({
  station,
  graph,
  colouring,
}: {
  station: Location;
  graph: SeriesGraph;
  colouring: DayColouring;
}) {
  const intl = useIntl();
  const periodText = usePeriodText();
  const { series } = graph.request;
  const ofIndex = useIndexClasses(indexScale);
  const days = useMemo(
    () =>
      dailyValues(graph, graph.timeZone, dayRule(colouring)).map(({ date, value }) => ({
        date,
        value,
        classId: dayClass(colouring, series, value),
      })),
    [graph, series, colouring],
  );
  const ofLimit = (limit: string): HeatClass[] => [
    {
      id: 'within',
      name: intl.formatMessage({ id: 'routes.locations.CourseCard.within' }, { limit }),
      sign: '≤',
      color: 'within',
      ink: 'dark',
    },
    {
      id: 'above',
      name: intl.formatMessage({ id: 'routes.locations.CourseCard.above' }, { limit }),
      sign: '>',
      color: 'above',
      ink: 'light',
    },
  ];
  return (
    <CalendarHeatmap
      label={intl.formatMessage(
        { id: 'routes.locations.CourseCard.daysLabel' },
        { name: series.name, station: station.name },
      )}
      days={days}
      classes={colouring.by === 'index' ? ofIndex : ofLimit(`${colouring.label}, ${colouring.value} ${series.unit}`)}
      valueName={intl.formatMessage({ id: `routes.locations.CourseCard.value.${colouring.by}` })}
      unit={series.unit}
      decimals={series.decimals}
      period={periodText(graph, 'hourlyMeans')}
    />
  );
}

/** Levels of day, evening and night by the country's definition of their hours, and of the whole day. */
export function NoisePicture({ station, view, graph }: OneGraph) {
  const intl = useIntl();
  const periodText = usePeriodText();
  const { series } = graph.request;
  const isWholeYear = view.period === 'year' && view.range.to <= view.today;
  const limits = useMemo(() => noiseLimitsOf(series, isWholeYear), [series, isWholeYear]);
  return (
    <NoiseIndicators
      label={intl.formatMessage({ id: 'routes.locations.NoiseCard.label' }, { station: station.name })}
      series={graph}
      timeZone={graph.timeZone}
      hours={noisePeriodsOf(station.timeZone)}
      limits={limits}
      period={periodText(graph, 'hourlyLevels')}
    />
  );
}

interface TrafficPictureProps {
  station: Location;
  /** One series per class of vehicles. */
  graphs: readonly SeriesGraph[];
}

export function TrafficPicture({ station, graphs }: TrafficPictureProps) {
  const intl = useIntl();
  const periodText = usePeriodText();
  const steps = useMemo(() => commonSteps(graphs), [graphs]);
  const classes = useMemo(
    () =>
      graphs.map(
        (
          {
            request: {
              series: { id, name },
            },
          },
          index,
        ) => ({
          id,
          label: name,
          values: steps?.[index]?.values ?? new Float32Array(),
        }),
      ),
    [steps, graphs],
  );
  const [graph] = graphs;
  if (!graph || !steps?.[0]) return null;
  const isHourly = graph.interval !== 'P1D';
  return (
    <TrafficBars
      label={intl.formatMessage({ id: 'routes.locations.TrafficCard.label' }, { station: station.name })}
      classes={classes}
      times={steps[0].times}
      interval={isHourly ? 'hour' : 'day'}
      timeZone={graph.timeZone}
      period={periodText(graph, isHourly ? 'hourlySums' : 'dailySums')}
    />
  );
}
