import type { MaintenanceAlert } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { IconButton } from '@zrak/ui/IconButton';
import { PassFocusOn } from '@zrak/ui/PassFocusOn';
import { X } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { momentFormat } from '../../../i18n/dayFormat.ts';
import { maintenanceState } from '../../../shared/maintenanceState.ts';
import { useReadAlerts } from '../../../shared/readAlerts.ts';
import * as styles from './MaintenanceBanner.css.ts';
import { RetryButton } from '../../../shared/failures/RetryButton.tsx';

export interface MaintenanceBannerProps {
  alerts: readonly MaintenanceAlert[];
  /** Maintenance of the station, or of the client's stations. */
  timeZone: string;
  /** Names of the stations, if several are shown. */
  stationNames?: ReadonlyMap<string, string>;
}

/** Current and planned maintenance: at most three lines each, with expandable details. Hidden once it has been dismissed. */
export function MaintenanceBanner({ alerts, timeZone, stationNames }: MaintenanceBannerProps) {
  const intl = useIntl();
  const { isRead, markRead } = useReadAlerts();
  const [isOpen, setOpen] = useState(false);
  // The next one first; the API sorts in descending order.
  const unread = alerts.filter((alert) => maintenanceState(alert) !== 'past' && !isRead(alert)).toReversed();
  if (unread.length === 0) return null;
  // Notices must not push the answer of the screen down.
  const hidden = unread.length - 1;
  return (
    <PassFocusOn to="heading">
      <Banner
        tone={unread.some((alert) => maintenanceState(alert) === 'current') ? 'warning' : 'info'}
        announce="none"
        density={isOpen ? 'regular' : 'compact'}
        action={
          <>
            <Button size="small" tone="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
              {isOpen ? (
                <FormattedMessage id="routes.locations.MaintenanceBanner.less" />
              ) : hidden > 0 ? (
                <FormattedMessage id="routes.locations.MaintenanceBanner.more" values={{ count: hidden }} />
              ) : (
                <FormattedMessage id="routes.locations.MaintenanceBanner.details" />
              )}
            </Button>
            <IconButton
              size="small"
              label={intl.formatMessage({ id: 'routes.locations.MaintenanceBanner.read' })}
              icon={<X size={16} />}
              onPress={() => void markRead(unread)}
            />
          </>
        }
      >
        <ul
          className={isOpen ? styles.openList : styles.list}
          aria-label={intl.formatMessage({ id: 'routes.locations.MaintenanceBanner.label' })}
        >
          {(isOpen ? unread : unread.slice(0, 1)).map((alert) => (
            <li key={alert.id} className={isOpen ? styles.whole : styles.line}>
              <strong>{stationNames?.get(alert.locationId ?? '') ?? alert.title}</strong>{' '}
              {[stationNames?.has(alert.locationId ?? '') && alert.title, whenOf(alert, intl, timeZone)]
                .filter(Boolean)
                .join(', ')}
              {isOpen && <span className={styles.text}>{alert.text}</span>}
            </li>
          ))}
        </ul>
      </Banner>
    </PassFocusOn>
  );
}

/** In place of notices that could not be loaded; the screen works without them. */
export function MaintenanceFailure() {
  const { revalidate, state } = useRevalidator();
  return (
    <Banner
      announce="status"
      action={
        <RetryButton size="small" tone="quiet" isPending={state === 'loading'} onPress={() => void revalidate()} />
      }
    >
      <FormattedMessage id="routes.locations.MaintenanceBanner.failed" />
    </Banner>
  );
}

/** End of current maintenance, or start of planned maintenance; in another zone than the browser's, its name follows. */
function whenOf(alert: MaintenanceAlert, intl: IntlShape, timeZone: string): string {
  const { from, to } = alert;
  const isForeign = timeZone !== new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const moment = (instant: string) => {
    const time = intl.formatDate(instant, { ...momentFormat, timeZone });
    if (!isForeign) return time;
    return intl.formatMessage({ id: 'routes.locations.MaintenanceBanner.inZone' }, { time, timeZone });
  };
  if (maintenanceState(alert) === 'coming') {
    return intl.formatMessage({ id: 'routes.locations.MaintenanceBanner.from' }, { time: moment(from) });
  }
  return to === undefined
    ? intl.formatMessage({ id: 'routes.locations.MaintenanceBanner.now' })
    : intl.formatMessage({ id: 'routes.locations.MaintenanceBanner.until' }, { time: moment(to) });
}
