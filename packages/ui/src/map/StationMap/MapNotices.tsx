import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { messages } from './StationMap.messages.ts';
import * as styles from './StationMap.css.ts';

interface MapNoticesProps {
  /** Whether the reader's position was asked for and did not come. */
  isNotLocated: boolean;
  /** Whether the graphics card has been lost. */
  isLost: boolean;
  /** Whether MapLibre has no worker. */
  isBlocked: boolean;
  /** Whether the bundled map is drawn in place of the online one. */
  isOffline: boolean;
}

/** What the map cannot show, and why. */
export function MapNotices({ isNotLocated, isLost, isBlocked, isOffline }: MapNoticesProps) {
  const intl = useUiIntl();
  return (
    <>
      {isNotLocated && <output className={styles.notice}>{intl.formatMessage(messages.notLocated)}</output>}
      {isLost && <output className={styles.lost}>{intl.formatMessage(messages.lost)}</output>}
      {isBlocked ? (
        <output className={styles.blocked}>{intl.formatMessage(messages.blocked)}</output>
      ) : (
        isOffline && <p className={styles.note}>{intl.formatMessage(messages.offline)}</p>
      )}
    </>
  );
}
