import type { Client, LocationSummary } from '@zrak/api-client';
import { Card } from '@zrak/ui/Card';
import { DescriptionList } from '@zrak/ui/DescriptionList';
import { IconButton } from '@zrak/ui/IconButton';
import { LevelMark } from '@zrak/ui/LevelMark';
import { LinkButton } from '@zrak/ui/LinkButton';
import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../../app/paths.ts';
import { endOf } from '../stationMap/mapColouring.ts';
import { Trend } from '../graph/Trend.tsx';
import type { ShownStation } from '../stationMap/useMapStations.ts';
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

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Details of the selected station on the map. */
export function MapCard({ client, location, shown, isPast, onClose }: MapCardProps) {
  const intl = useIntl();
  const { name, latest, latestAt, timeZone } = location;
  const { level, color, levelLabel, mean, valueLabel } = shown;
  return (
    <Card
      heading={name}
      level={2}
      description={
        <span className={styles.state}>
          <LevelMark
            level={level}
            {...(color !== undefined && { color })}
            {...(levelLabel !== undefined && { label: levelLabel })}
            isLabelVisible
          />
          {mean && <span className={styles.value}>{valueLabel}</span>}
          {mean ? (
            <span>{intl.formatDateTimeRange(Date.parse(mean.time), endOf(mean), { ...moment, timeZone })}</span>
          ) : (
            !isPast && latestAt && <time dateTime={latestAt}>{intl.formatDate(latestAt, { ...moment, timeZone })}</time>
          )}
        </span>
      }
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
        {!isPast && latest.length > 0 && (
          <div>
            <DescriptionList
              isCompact
              items={latest.map(({ name: parameter, value, unit, decimals, trend }) => ({
                term: parameter,
                details: (
                  <span className={styles.value}>
                    {`${intl.formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })} ${unit}`}
                    {trend && <Trend trend={trend} />}
                  </span>
                ),
              }))}
            />
          </div>
        )}
        <LinkButton href={paths.location(client.code, location.id)} tone="primary" size="small" isWide>
          <FormattedMessage id="routes.locations.MapCard.open" />
        </LinkButton>
      </div>
    </Card>
  );
}
