import type { Client, LocationSummary } from '@zrak/api-client';
import { Card } from '@zrak/ui/Card';
import { DescriptionList } from '@zrak/ui/DescriptionList';
import { IconButton } from '@zrak/ui/IconButton';
import { LinkButton } from '@zrak/ui/LinkButton';
import { WarningMark } from '@zrak/ui/WarningMark';
import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../app/paths.ts';
import { levelOf } from '../../app/station.ts';
import * as styles from './MapCard.css.ts';

export interface MapCardProps {
  client: Client;
  location: LocationSummary;
  onClose: () => void;
}

/** What the map says of the selected station. */
export function MapCard({ client, location, onClose }: MapCardProps) {
  const intl = useIntl();
  const { name, latest, latestAt, warning, state, timeZone } = location;
  return (
    <Card
      heading={name}
      level={2}
      description={
        <span className={styles.state}>
          <WarningMark level={levelOf(location)} {...(state === 'ok' && { label: warning.label })} isLabelVisible />
          {latestAt && (
            <time dateTime={latestAt}>
              {intl.formatDate(latestAt, { dateStyle: 'medium', timeStyle: 'short', timeZone })}
            </time>
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
        <div className={styles.values}>
          <DescriptionList
            isCompact
            items={latest.map(({ name: parameter, value, unit, decimals }) => ({
              term: parameter,
              details: (
                <span className={styles.value}>
                  {intl.formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}{' '}
                  {unit}
                </span>
              ),
            }))}
          />
        </div>
        <LinkButton href={paths.location(client.code, location.id)} tone="primary" size="small" isWide>
          <FormattedMessage id="routes.locations.MapCard.open" />
        </LinkButton>
      </div>
    </Card>
  );
}
