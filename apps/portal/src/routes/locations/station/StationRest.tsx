import type { ApiError, Location, MaintenanceAlert, Series } from '@zrak/api-client';
import { createChartLink } from '@zrak/ui/chartLink';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../../app/paths.ts';
import { useClientData } from '../../../layouts/ClientLayout.tsx';
import { LoadFailure } from '../../../shared/failures/LoadFailure.tsx';
import { compareSearch, type StationView } from '../graph/useStationView.ts';
import { CourseCard, NoiseCard, PollutionRoseCard, TrafficCard } from '../patterns/PatternCards.tsx';
import { windSeriesOf } from '../patterns/wind.ts';
import { WindRoseCard } from '../patterns/WindRoseCard.tsx';
import { GraphCard } from './GraphCard.tsx';
import { LatestValues, type ValuesProps } from './LatestValues.tsx';
import { MaintenanceLog } from './MaintenanceLog.tsx';
import { StationInstruments, StationPhotos } from './StationEquipment.tsx';
import { StationFacts } from './StationFacts.tsx';
import { StationHealth } from './StationHealth.tsx';
import { StationPlace } from './StationPlace.tsx';
import * as styles from './StationRoute.css.ts';

interface StationRestProps {
  station: Location;
  series: Series[];
  seriesError: ApiError | null;
  alerts: MaintenanceAlert[];
  view: StationView;
  values: ValuesProps | null | undefined;
}

/** Everything below the first values of a station. */
export default function StationRest({ station, series, seriesError, alerts, view, values }: StationRestProps) {
  const { client } = useClientData();
  const wind = useMemo(() => windSeriesOf(series), [series]);
  const [link] = useState(createChartLink);
  return (
    <>
      {seriesError ? (
        <LoadFailure error={seriesError}>
          <FormattedMessage id="routes.locations.GraphArea.failed" />
        </LoadFailure>
      ) : (
        <GraphCard
          station={station}
          series={series}
          alerts={alerts}
          view={view}
          compareHref={`${paths.compare(client.code)}?${compareSearch(view)}`}
          link={link}
        />
      )}
      {values && <LatestValues {...values} />}
      <StationHealth station={station} />
      <div className={styles.about}>
        <StationPlace key={station.id} station={station} link={link} />
        <div className={styles.column}>
          <StationFacts station={station} />
          <StationPhotos key={`photos of ${station.id}`} station={station} />
        </div>
      </div>
      <CourseCard station={station} series={series} view={view} />
      {wind && <WindRoseCard station={station} wind={wind} range={view.range} />}
      {wind && <PollutionRoseCard station={station} series={series} view={view} wind={wind} />}
      <NoiseCard station={station} series={series} view={view} />
      <TrafficCard station={station} series={series} view={view} />
      <MaintenanceLog alerts={alerts} timeZone={station.timeZone} />
      <StationInstruments key={`instruments of ${station.id}`} station={station} />
    </>
  );
}
