import type { ApiError } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { LinkButton } from '@zrak/ui/LinkButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { servicesContext } from '../../app/contexts.ts';
import { paths } from '../../app/paths.ts';
import { AuthFrame } from '../../layouts/AuthFrame.tsx';
import * as styles from './account.css.ts';
import { openedLinkToken } from './linkToken.ts';
import { isRefusal, useFormErrorText } from '../../shared/useFormCall.ts';

type Outcome = { isConfirmed: true } | { isConfirmed: false; error?: ApiError };

export async function loader({ context }: LoaderFunctionArgs): Promise<Outcome> {
  const body = openedLinkToken('userId');
  if (!body) return { isConfirmed: false };
  const { api } = context.get(servicesContext);
  const { error } = await api.POST('/api/Account/users/confirmUser/{userId}', {
    params: { path: { userId: body.userId } },
    body,
  });
  return error ? { isConfirmed: false, error } : { isConfirmed: true };
}

/** A link is valid for one use. */
export const shouldRevalidate = () => false;

export function Component() {
  const intl = useIntl();
  const outcome = useLoaderData<typeof loader>();
  const errorText = useFormErrorText('routes.auth.ConfirmUserRoute.failed');
  return (
    <AuthFrame title={intl.formatMessage({ id: 'routes.auth.ConfirmUserRoute.title' })}>
      <div className={styles.stack}>
        {outcome.isConfirmed ? (
          <Banner tone="success" announce="status">
            <FormattedMessage id="routes.auth.ConfirmUserRoute.done" />
          </Banner>
        ) : (
          <Banner tone="danger">
            {outcome.error && !isRefusal(outcome.error)
              ? errorText(outcome.error)
              : intl.formatMessage({ id: 'routes.auth.ConfirmUserRoute.failed' })}
          </Banner>
        )}
        <LinkButton href={paths.logIn} isWide tone={outcome.isConfirmed ? 'primary' : 'secondary'}>
          <FormattedMessage id="routes.login.LoginRoute.title" />
        </LinkButton>
      </div>
    </AuthFrame>
  );
}
