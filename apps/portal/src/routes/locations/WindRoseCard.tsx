import type { Location } from '@zrak/api-client';
import { Card } from '@zrak/ui/Card';
import { lazy, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { GraphArea } from './GraphArea.tsx';
import { LoadProgress } from './LoadProgress.tsx';
import type { CivilRange } from './period.ts';
import { type SeriesGraph, useSeriesData } from './useSeriesData.ts';
import { commonHours, type WindSeries } from './wind.ts';

const WindRose = lazy(() => import('@zrak/ui/WindRose').then((door) => ({ default: door.WindRose })));

export interface WindRoseCardProps {
  station: Location;
  wind: WindSeries;
  /** The days the rose is of: those of the graph. */
  range: CivilRange;
}

/** Where the wind came from at a station, by its hours. */
export function WindRoseCard({ station, wind: { direction, speed }, range: { from, to } }: WindRoseCardProps) {
  const intl = useIntl();
  const requests = useMemo(
    () => [direction, speed].map((series) => ({ series, from, to })),
    [direction, speed, from, to],
  );
  const data = useSeriesData(requests, 'PT1H');
  return (
    <Card
      heading={intl.formatMessage({ id: 'routes.locations.WindRoseCard.heading' })}
      actions={<LoadProgress data={data} />}
    >
      <GraphArea data={data} needsAll>
        <Rose station={station} graphs={data.graphs} />
      </GraphArea>
    </Card>
  );
}

function Rose({ station, graphs: [directions, speeds] }: { station: Location; graphs: readonly SeriesGraph[] }) {
  const intl = useIntl();
  const hours = useMemo(() => directions && speeds && commonHours(directions, speeds), [directions, speeds]);
  if (!directions || !hours) return null;
  const { from, to, timeZone } = directions;
  // The period ends before its last moment.
  const period = intl.formatDateTimeRange(from, to - 1, { dateStyle: 'medium', timeZone });
  return (
    <WindRose
      label={intl.formatMessage({ id: 'routes.locations.WindRoseCard.label' }, { station: station.name })}
      directions={hours[0]}
      speeds={hours[1]}
      period={intl.formatMessage({ id: 'routes.locations.WindRoseCard.period' }, { period, timeZone })}
    />
  );
}
