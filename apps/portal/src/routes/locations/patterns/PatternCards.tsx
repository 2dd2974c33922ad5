import { Formula } from '@zrak/ui/Formula';
import type { Location, Series } from '@zrak/api-client';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '../../../app/loading/lazyPart.tsx';
import { PatternCard } from './PatternCard.tsx';
import { courseSeriesOf, isSound, pollutantOf, vehicleSeriesOf } from './patterns.ts';
import type { StationView } from '../graph/useStationView.ts';
import type { WindSeries } from './wind.ts';

const CoursePicture = lazyPart(() =>
  import('./patternPictures.tsx').then((module) => ({ default: module.CoursePicture })),
);
const NoisePicture = lazyPart(() =>
  import('./patternPictures.tsx').then((module) => ({ default: module.NoisePicture })),
);
const TrafficPicture = lazyPart(() =>
  import('./patternPictures.tsx').then((module) => ({ default: module.TrafficPicture })),
);
const PollutionPicture = lazyPart(() => import('./PollutionPicture.tsx'));

interface PatternCardProps {
  station: Location;
  series: readonly Series[];
  view: StationView;
}

/** Course of the graph's series by day, week and calendar. */
export function CourseCard({ station, series, view }: PatternCardProps) {
  const intl = useIntl();
  const shown = courseSeriesOf(series, view.series);
  const requested = useMemo(() => (shown ? [shown] : []), [shown]);
  if (!shown) return null;
  return (
    <PatternCard
      heading={
        <Formula text={intl.formatMessage({ id: 'routes.locations.CourseCard.heading' }, { name: shown.name })} />
      }
      series={requested}
      range={view.range}
      interval="PT1H"
    >
      {([graph]) => graph && <CoursePicture station={station} view={view} graph={graph} />}
    </PatternCard>
  );
}

/** Noise levels of day, evening and night, for stations that measure sound. */
export function NoiseCard({ station, series, view }: PatternCardProps) {
  const intl = useIntl();
  const requested = useMemo(() => series.filter(isSound).slice(0, 1), [series]);
  if (requested.length === 0) return null;
  return (
    <PatternCard
      heading={intl.formatMessage({ id: 'routes.locations.NoiseCard.heading' })}
      series={requested}
      range={view.range}
      interval="PT1H"
    >
      {([graph]) => graph && <NoisePicture station={station} view={view} graph={graph} />}
    </PatternCard>
  );
}

/** Vehicles by class, for stations that count them. */
export function TrafficCard({ station, series, view }: PatternCardProps) {
  const intl = useIntl();
  const requested = useMemo(() => vehicleSeriesOf(series), [series]);
  if (requested.length === 0) return null;
  return (
    <PatternCard
      heading={intl.formatMessage({ id: 'routes.locations.TrafficCard.heading' })}
      series={requested}
      range={view.range}
      interval={view.period === 'day' ? 'PT1H' : 'P1D'}
    >
      {(graphs) => <TrafficPicture station={station} graphs={graphs} />}
    </PatternCard>
  );
}

/** Pollutant by wind direction and speed, for stations that measure both. */
export function PollutionRoseCard({ station, series, view, wind }: PatternCardProps & { wind: WindSeries }) {
  const intl = useIntl();
  const pollutant = pollutantOf(series, view.series);
  const requested = useMemo(() => (pollutant ? [wind.direction, wind.speed, pollutant] : []), [wind, pollutant]);
  if (!pollutant) return null;
  return (
    <PatternCard
      heading={
        <Formula
          text={intl.formatMessage({ id: 'routes.locations.PollutionRoseCard.heading' }, { name: pollutant.name })}
        />
      }
      series={requested}
      range={view.range}
      interval="PT1H"
    >
      {(graphs) => <PollutionPicture station={station} graphs={graphs} />}
    </PatternCard>
  );
}
