import { Banner } from '@zrak/ui/Banner';
import { ForgotPasswordForm } from '@zrak/ui/ForgotPasswordForm';
import { LinkButton } from '@zrak/ui/LinkButton';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useServices } from '../../app/servicesHooks.ts';
import { AuthFrame } from '../../layouts/AuthFrame.tsx';
import * as styles from './account.css.ts';
import { useFormCall } from '../../shared/useFormCall.ts';

export function Component() {
  const intl = useIntl();
  const { api } = useServices();
  const { state } = useLocation();
  const { run, errorMessage } = useFormCall('routes.auth.ForgetPasswordRoute.failed');
  const [isSent, setSent] = useState(false);
  // The form is removed, so the focus is moved to the heading.
  useEffect(() => {
    if (isSent) document.querySelector<HTMLElement>('h1')?.focus();
  }, [isSent]);
  const title = intl.formatMessage({ id: 'routes.auth.ForgetPasswordRoute.title' });
  if (isSent) {
    return (
      <AuthFrame title={title}>
        <div className={styles.stack}>
          <Banner tone="success" announce="status">
            <FormattedMessage id="routes.auth.ForgetPasswordRoute.sent" />
          </Banner>
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
  return (
    <AuthFrame title={title} lead={intl.formatMessage({ id: 'routes.auth.ForgetPasswordRoute.lead' })}>
      <ForgotPasswordForm
        // The typed username, if it is an e-mail address.
        defaultEmail={typeof state === 'string' && /^\S+@\S+$/.test(state.trim()) ? state.trim() : ''}
        logInHref={paths.logIn}
        errorMessage={errorMessage}
        onSubmit={({ email }) => run(api.POST('/api/email/resetPassword/', { body: { email } }), () => setSent(true))}
      />
    </AuthFrame>
  );
}
