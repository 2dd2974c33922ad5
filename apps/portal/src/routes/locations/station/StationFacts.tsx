import type { Location } from '@zrak/api-client';
import { Card } from '@zrak/ui/Card';
import { DescriptionList } from '@zrak/ui/DescriptionList';
import { useIntl } from 'react-intl';
import { dayFormat } from '../../../i18n/dayFormat.ts';
import { positionText } from '../../../shared/names/positionText.ts';
import { ownZoneText } from '../../../shared/zoneText.ts';

/** Position and type of the station. */
export function StationFacts({ station }: { station: Location }) {
  const intl = useIntl();
  const say = (id: 'position' | 'altitude' | 'timeZone' | 'type' | 'area' | 'operatingSince') =>
    intl.formatMessage({ id: `routes.locations.StationFacts.${id}` });
  const { altitude } = station;
  const position = positionText(intl, station);
  const { stationType, stationArea, operatingSince } = station;
  const items = [
    position !== undefined && { term: say('position'), details: position },
    altitude !== undefined && {
      term: say('altitude'),
      details: intl.formatNumber(altitude, { style: 'unit', unit: 'meter', maximumFractionDigits: 0 }),
    },
    stationType !== undefined && {
      term: say('type'),
      details: intl.formatMessage({ id: `routes.locations.stationType.${stationType}` }),
    },
    stationArea !== undefined && {
      term: say('area'),
      details: intl.formatMessage({ id: `routes.locations.stationArea.${stationArea}` }),
    },
    operatingSince !== undefined && {
      term: say('operatingSince'),
      details: intl.formatDate(operatingSince, { ...dayFormat, timeZone: 'UTC' }),
    },
    {
      term: say('timeZone'),
      details: ownZoneText(intl, station),
    },
  ].filter((item) => typeof item === 'object');
  return (
    <Card heading={intl.formatMessage({ id: 'routes.locations.StationFacts.heading' })}>
      <DescriptionList items={items} />
    </Card>
  );
}
