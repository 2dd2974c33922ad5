import type { ApiError } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { LinkButton } from '@zrak/ui/LinkButton';
import { ResetPasswordForm } from '@zrak/ui/ResetPasswordForm';
import { FormattedMessage, useIntl } from 'react-intl';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import { servicesContext } from '../../app/contexts.ts';
import { paths } from '../../app/paths.ts';
import { useServices } from '../../app/servicesHooks.ts';
import { AuthFrame } from '../../layouts/AuthFrame.tsx';
import * as styles from './account.css.ts';
import { type LinkToken, openedLinkToken } from './linkToken.ts';
import { isRefusal, useAccountCall, useAccountErrorText } from './useAccountCall.ts';

type Link = { token: LinkToken; error?: never } | { token?: never; error?: ApiError | undefined };

export async function loader({ context }: LoaderFunctionArgs): Promise<Link> {
  const token = openedLinkToken('id');
  if (!token) return {};
  const { api } = context.get(servicesContext);
  const { error } = await api.POST('/api/Account/users/validateResetPassToken', { body: token });
  return error ? { error } : { token };
}

export function Component() {
  const intl = useIntl();
  const { token, error } = useLoaderData<Link>();
  return (
    <AuthFrame title={intl.formatMessage({ id: 'routes.auth.ResetPassTokenRoute.title' })}>
      {token ? <Reset {...token} /> : <BadLink error={error} />}
    </AuthFrame>
  );
}

function Reset({ token, userId: id }: LinkToken) {
  const { api, auth, user } = useServices();
  const navigate = useNavigate();
  const { run, errorMessage } = useAccountCall('routes.auth.ResetPassTokenRoute.failed');
  return (
    <ResetPasswordForm
      errorMessage={errorMessage}
      onSubmit={async ({ password }) => {
        const isSaved = await run(
          api.PUT('/api/Account/users/resetPassword/{id}', {
            params: { path: { id } },
            body: { id, token, newPassword: password },
          }),
        );
        if (!isSaved) return;
        // The server has ended every session of this user, ours among them.
        if (user()?.id === id) auth.send({ type: 'session.lost' });
        await navigate(paths.logIn, { state: 'passwordSaved', replace: true });
      }}
    />
  );
}

function BadLink({ error }: { error: ApiError | undefined }) {
  const errorText = useAccountErrorText('routes.auth.ResetPassTokenRoute.checkFailed');
  const { revalidate, state } = useRevalidator();
  if (error && !isRefusal(error)) {
    return (
      <Banner
        tone="danger"
        action={
          <Button size="small" isPending={state === 'loading'} onPress={() => void revalidate()}>
            <FormattedMessage id="app.retry" />
          </Button>
        }
      >
        {errorText(error)}
      </Banner>
    );
  }
  return (
    <div className={styles.stack}>
      <Banner tone="danger">
        <FormattedMessage id="routes.auth.ResetPassTokenRoute.wrong" />
      </Banner>
      <LinkButton href={paths.forgetPassword} isWide tone="primary">
        <FormattedMessage id="routes.auth.ForgetPasswordRoute.title" />
      </LinkButton>
    </div>
  );
}
