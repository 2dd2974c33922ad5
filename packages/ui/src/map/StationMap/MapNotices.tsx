import { useUiIntl } from '../../i18n/UiProvider.tsx';
import type { LeftGesture } from '../camera/leftGesture.ts';
import { messages } from './StationMap.messages.ts';
import * as styles from './StationMap.css.ts';

interface MapNoticesProps {
  /** Whether the request for the user's position failed. */
  isNotLocated: boolean;
  /** Whether the graphics context is lost. */
  isLost: boolean;
  /** Whether MapLibre's worker is blocked, or the code of the offline basemap has not loaded. */
  isBlocked: boolean;
  /** Whether the offline basemap replaces the online one. */
  isOffline: boolean;
  /** Gesture that has just scrolled the page. */
  gesture: LeftGesture | undefined;
}

/** Messages about missing parts of the map and their cause, and about gestures that do not move the map. */
export function MapNotices({ isNotLocated, isLost, isBlocked, isOffline, gesture }: MapNoticesProps) {
  const intl = useUiIntl();
  return (
    <>
      {isNotLocated && <output className={styles.notice}>{intl.formatMessage(messages.notLocated)}</output>}
      {isLost && <output className={styles.lost}>{intl.formatMessage(messages.lost)}</output>}
      {isBlocked ? (
        <output className={styles.blocked}>{intl.formatMessage(messages.blocked)}</output>
      ) : (
        (gesture || isOffline) && (
          <p className={gesture ? styles.note : styles.ground}>{intl.formatMessage(messages[gesture ?? 'offline'])}</p>
        )
      )}
    </>
  );
}
