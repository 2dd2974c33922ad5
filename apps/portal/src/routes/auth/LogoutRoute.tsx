import { Banner } from '@zrak/ui/Banner';
import { LinkButton } from '@zrak/ui/LinkButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { servicesContext } from '../../app/contexts.ts';
import { paths } from '../../app/paths.ts';
import { AuthFrame } from '../../layouts/AuthFrame.tsx';
import * as styles from './account.css.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const isSignedOut = services.user() === null || (await services.signOut());
  return isSignedOut ? redirect(paths.logIn) : null;
}

/** A logout runs only once. */
export const shouldRevalidate = () => false;

/** The session is cleared in this browser in any case; the screen reports if the server was not reached. */
export function Component() {
  const intl = useIntl();
  return (
    <AuthFrame title={intl.formatMessage({ id: 'layouts.Shell.logOut' })}>
      <div className={styles.stack}>
        <Banner tone="danger" announce="alert" title={intl.formatMessage({ id: 'routes.auth.LogoutRoute.failed' })}>
          <FormattedMessage id="routes.auth.LogoutRoute.failedLine" />
        </Banner>
        <LinkButton href={paths.logIn} isWide tone="primary">
          <FormattedMessage id="routes.login.LoginRoute.title" />
        </LinkButton>
      </div>
    </AuthFrame>
  );
}
