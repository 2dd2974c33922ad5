import type { Location } from '@zrak/api-client';
import { PollutionRose } from '@zrak/ui/WindRose';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { commonSteps } from './patterns.ts';
import { usePeriodText } from '../graph/usePeriodText.ts';
import type { SeriesGraph } from '../data/useSeriesData.ts';

interface PollutionPictureProps {
  station: Location;
  /** Direction and speed of the wind, and the pollutant. */
  graphs: readonly SeriesGraph[];
}

export default function PollutionPicture({ station, graphs }: PollutionPictureProps) {
  const intl = useIntl();
  const periodText = usePeriodText();
  const steps = useMemo(() => commonSteps(graphs), [graphs]);
  const [directions, speeds, concentrations] = steps ?? [];
  const graph = graphs[2];
  if (!graph || !directions || !speeds || !concentrations) return null;
  const { name, unit, decimals } = graph.request.series;
  return (
    <PollutionRose
      label={intl.formatMessage({ id: 'routes.locations.PollutionRoseCard.label' }, { name, station: station.name })}
      directions={directions}
      speeds={speeds}
      concentrations={concentrations}
      unit={unit}
      decimals={decimals}
      period={periodText(graph, 'hourlyMeans')}
    />
  );
}
