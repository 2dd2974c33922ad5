import WifiOff from 'lucide-react/icons/wifi-off';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PortalRouter } from '../app/router.tsx';
import * as styles from './ConnectionNotice.css.ts';
import { useConnection } from './useConnection.ts';

/** A strip that says that there is no connection, and disappears by itself. */
export function ConnectionNotice({ router }: { router: PortalRouter }) {
  const { messages } = useIntl();
  const isConnected = useConnection(router);
  // The login screen has the texts only when they have been loaded; its form reports a lost connection itself.
  const isShown = !isConnected && 'layouts.ConnectionNotice.lost' in messages;
  return (
    // The region exists before its text, so that the text is announced.
    <div aria-live="polite" className={styles.region}>
      {isShown && (
        <p className={styles.strip}>
          <WifiOff size={16} aria-hidden="true" />
          <span>
            <FormattedMessage id="layouts.ConnectionNotice.lost" />
          </span>
        </p>
      )}
    </div>
  );
}
