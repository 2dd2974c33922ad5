import type { Location } from '@zrak/api-client';
import { Card } from '@zrak/ui/Card';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '../../../app/loading/lazyPart.tsx';
import { commonSteps } from './patterns.ts';
import { GraphArea } from '../graph/GraphArea.tsx';
import { LoadProgress } from '../graph/LoadProgress.tsx';
import type { CivilRange } from '../data/period.ts';
import { type SeriesGraph, useSeriesData } from '../data/useSeriesData.ts';
import { usePeriodText } from '../graph/usePeriodText.ts';
import type { WindSeries } from './wind.ts';

const WindRose = lazyPart(() => import('@zrak/ui/WindRose').then((module) => ({ default: module.WindRose })));

export interface WindRoseCardProps {
  station: Location;
  wind: WindSeries;
  /** Days of the wind rose: those of the graph. */
  range: CivilRange;
}

/** Wind directions at a station, from hourly values. */
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

function Rose({ station, graphs }: { station: Location; graphs: readonly SeriesGraph[] }) {
  const intl = useIntl();
  const periodText = usePeriodText();
  const [directions, speeds] = useMemo(() => commonSteps(graphs) ?? [], [graphs]);
  if (!graphs[0] || !directions || !speeds) return null;
  return (
    <WindRose
      label={intl.formatMessage({ id: 'routes.locations.WindRoseCard.label' }, { station: station.name })}
      directions={directions}
      speeds={speeds}
      period={periodText(graphs[0], 'hourlyMeans')}
    />
  );
}
