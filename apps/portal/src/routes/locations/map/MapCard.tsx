import type { Client, LocationSummary } from '@zrak/api-client';
import { Card } from '@zrak/ui/Card';
import { DescriptionList } from '@zrak/ui/DescriptionList';
import { Formula } from '@zrak/ui/Formula';
import { formatDecimal } from '@zrak/ui/formatDecimal';
import { IconButton } from '@zrak/ui/IconButton';
import { LevelMark } from '@zrak/ui/LevelMark';
import { LinkButton } from '@zrak/ui/LinkButton';
import { momentText } from '@zrak/ui/verdictText';
import { WarningMark } from '@zrak/ui/WarningMark';
import { X } from 'lucide-react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { paths } from '../../../app/paths.ts';
import { endOf } from '../stationMap/mapColouring.ts';
import { Trend } from '../graph/Trend.tsx';
import { headline, type ShownStation } from '../stationMap/useMapStations.ts';
import * as styles from './MapCard.css.ts';

export interface MapCardProps {
  client: Client;
  location: LocationSummary;
  /** The same station as the map shows it. */
  shown: ShownStation;
  /** A past hour, which the latest values would contradict. */
  isPast: boolean;
  onClose: () => void;
}

/** Details of the selected station on the map. */
export function MapCard({ client, location, shown, isPast, onClose }: MapCardProps) {
  const intl = useIntl();
  const { name, latest } = location;
  return (
    <Card
      heading={name}
      level={2}
      actions={
        <IconButton
          label={intl.formatMessage({ id: 'routes.locations.MapCard.close' })}
          icon={<X size={16} />}
          size="small"
          onPress={onClose}
        />
      }
    >
      <div className={styles.body}>
        <Verdict location={location} shown={shown} isPast={isPast} />
        {!isPast && latest.length > 0 && (
          <div>
            <DescriptionList
              isCompact
              items={latest.map(({ name: parameter, value, unit, decimals, trend }) => ({
                term: <Formula text={parameter} />,
                details: (
                  <span className={styles.value}>
                    {`${formatDecimal(intl, value, decimals)} ${unit}`.trim()}
                    {trend && <Trend trend={trend} />}
                  </span>
                ),
              }))}
            />
          </div>
        )}
        <div className={styles.foot}>
          <LinkButton href={paths.location(client.code, location.id)} tone="primary" size="small" isWide>
            <FormattedMessage id="routes.locations.MapCard.open" />
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

/** Level of the station, the value that decides it, and its time. */
function Verdict({ location, shown, isPast }: Pick<MapCardProps, 'location' | 'shown' | 'isPast'>) {
  const intl = useIntl();
  const { latestAt, timeZone } = location;
  const { level, color, levelLabel, mean, warning } = shown;
  return (
    <div className={styles.state}>
      <LevelMark level={level} color={color} {...(levelLabel !== undefined && { label: levelLabel })} isLabelVisible />
      {mean ? (
        <span className={styles.cause}>
          <Formula text={headline(intl, mean)} />
          <span>{periodText(intl, mean, isPast, timeZone)}</span>
        </span>
      ) : (
        !isPast &&
        // These say the time themselves.
        level !== 'late' &&
        level !== 'offline' &&
        latestAt && <time dateTime={latestAt}>{momentText(intl, latestAt, { timeZone })}</time>
      )}
      {warning && (
        <WarningMark level={warning.level} label={warning.label} size="small" isLabelVisible color={warning.color} />
      )}
    </div>
  );
}

/** Interval of a mean: an hour of today by its clock, others with their days. */
function periodText(intl: IntlShape, mean: NonNullable<ShownStation['mean']>, isPast: boolean, timeZone: string) {
  const clock = { hour: '2-digit', minute: '2-digit', timeZone } as const;
  if (mean.averaging === 'PT1H' && !isPast) {
    return `${intl.formatTime(mean.time, clock)}–${intl.formatTime(endOf(mean), clock)}`;
  }
  const day = { day: 'numeric', month: 'short' } as const;
  return intl.formatDateTimeRange(Date.parse(mean.time), endOf(mean), { ...day, ...clock });
}
