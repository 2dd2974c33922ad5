import { momentText } from '@zrak/ui/verdictText';
import { CircleAlert } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLastUpdate } from './ClientLayout.tsx';
import * as styles from './LastUpdate.css.ts';

/**
 * When the data of the screen were last known to be current. Not announced: it changes every minute.
 *
 * @param timeZone of the stations
 */
export function LastUpdate({ timeZone }: { timeZone: string }) {
  const intl = useIntl();
  const { updatedAt, hasFailed } = useLastUpdate();
  const time = momentText(intl, new Date(updatedAt).toISOString(), { timeZone });
  return (
    <span className={hasFailed ? styles.failed : styles.current}>
      {hasFailed && <CircleAlert size={14} aria-hidden="true" className={styles.icon} />}
      <span>
        <FormattedMessage id={`layouts.LastUpdate.${hasFailed ? 'failed' : 'current'}`} values={{ time }} />
      </span>
    </span>
  );
}
