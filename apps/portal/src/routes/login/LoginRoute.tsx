import type { Client } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { LoginForm } from '@zrak/ui/LoginForm';
import { Link } from '@zrak/ui/Link';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { type LoaderFunctionArgs, redirect, useLoaderData, useLocation } from 'react-router-dom';
import { servicesContext } from '../../app/contexts.ts';
import { returnToOf } from '../../session/returnTo.ts';
import { paths } from '../../app/paths.ts';
import { useAuth, useServices } from '../../app/servicesHooks.ts';
import { useFormErrorText } from '../../shared/useFormCall.ts';
import { AuthFrame } from '../../layouts/AuthFrame.tsx';
import * as styles from './LoginRoute.css.ts';

/** Also redirects after signing in: the loader runs again when the viewer changes. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  if (services.user()) return redirect(returnToOf(request.url) ?? paths.home);
  // A visitor without an account can still open public clients.
  const clients: Client[] = await services.clients().catch(() => []);
  return { publicClients: clients.filter(({ isPublic }) => isPublic) };
}

export function Component() {
  const intl = useIntl();
  const { auth } = useServices();
  const state = useAuth();
  const errorText = useFormErrorText('routes.login.LoginRoute.failed');
  const { publicClients } = useLoaderData<typeof loader>();
  const { error, signOutError, hasEnded } = state.context;
  const [username, setUsername] = useState('');
  const isPasswordSaved = useLocation().state === 'passwordSaved';
  const news = hasEnded ? 'ended' : isPasswordSaved && 'passwordSaved';
  // A message that was read here is not repeated on another screen.
  useEffect(() => () => auth.send({ type: 'error.dismiss' }), [auth]);
  return (
    <AuthFrame title={intl.formatMessage({ id: 'routes.login.LoginRoute.title' })}>
      {signOutError !== null && !error && (
        <div className={styles.news}>
          <Banner tone="danger" title={intl.formatMessage({ id: 'routes.login.LoginRoute.logoutFailed' })}>
            {intl.formatMessage({ id: 'routes.login.LoginRoute.logoutFailedLine' })}
          </Banner>
        </div>
      )}
      {news && !error && (
        <div className={styles.news}>
          <Banner tone={hasEnded ? 'info' : 'success'} announce="status">
            {intl.formatMessage({ id: `routes.login.LoginRoute.${news}` })}
          </Banner>
        </div>
      )}
      <LoginForm
        onSubmit={(credentials) => auth.send({ type: 'signIn.submit', ...credentials })}
        onUsernameChange={setUsername}
        registerHref={paths.register}
        forgotPasswordHref={paths.forgetPassword}
        // Passed in the router's state, because a URL must not contain an e-mail address.
        forgotPasswordOptions={{ state: username }}
        isPending={state.matches('signingIn')}
        {...(error !== null && { errorMessage: errorText(error) })}
      />
      {publicClients.length > 0 && (
        <nav className={styles.open} aria-label={intl.formatMessage({ id: 'routes.login.LoginRoute.open' })}>
          <p className={styles.heading}>{intl.formatMessage({ id: 'routes.login.LoginRoute.open' })}</p>
          <ul className={styles.list}>
            {publicClients.map(({ code, name }) => (
              <li key={code}>
                <Link href={paths.map(code)}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </AuthFrame>
  );
}
