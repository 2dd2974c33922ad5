import { LinkButton } from '@zrak/ui/LinkButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { AuthFrame } from '../../layouts/AuthFrame.tsx';
import * as styles from './account.css.ts';

/**
 * Shown after signing up. It is the same for an address that already has an account: only the mail informs its owner.
 */
export function Component() {
  const intl = useIntl();
  const { state } = useLocation();
  return (
    <AuthFrame
      title={intl.formatMessage({ id: 'routes.auth.ConfirmRoute.title' })}
      lead={intl.formatMessage({ id: 'routes.auth.ConfirmRoute.line' })}
    >
      <div className={styles.stack}>
        {typeof state === 'string' && <p className={styles.address}>{state}</p>}
        <p className={styles.aside}>
          <FormattedMessage id="routes.auth.ConfirmRoute.spam" />
        </p>
        <LinkButton href={paths.logIn} isWide>
          <FormattedMessage id="routes.login.LoginRoute.title" />
        </LinkButton>
      </div>
    </AuthFrame>
  );
}
