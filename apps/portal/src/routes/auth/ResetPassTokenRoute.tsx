import { ApiError } from '@zrak/api-client';
import { resetLinkMachine, type ResetToken } from '@zrak/machines';
import { Banner } from '@zrak/ui/Banner';
import { LinkButton } from '@zrak/ui/LinkButton';
import { ResetPasswordForm } from '@zrak/ui/ResetPasswordForm';
import { Skeleton } from '@zrak/ui/Skeleton';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { paths } from '../../app/paths.ts';
import { useServices } from '../../app/servicesHooks.ts';
import { isRefusal, useFormErrorText } from '../../shared/useFormCall.ts';
import { AuthFrame } from '../../layouts/AuthFrame.tsx';
import * as styles from './account.css.ts';
import { openedLinkToken } from './linkToken.ts';
import { RetryButton } from '../../shared/failures/RetryButton.tsx';

function useResetLink() {
  const { api, auth, user } = useServices();
  const machine = useMemo(
    () =>
      resetLinkMachine.provide({
        actors: {
          check: fromPromise<boolean, ResetToken>(async ({ input: body, signal }) => {
            const { error } = await api.POST('/api/Account/users/validateResetPassToken', { body, signal });
            if (error && !isRefusal(error)) throw error;
            return !error;
          }),
          save: fromPromise<void, ResetToken & { password: string }>(async ({ input }) => {
            const { token, userId: id, password: newPassword } = input;
            const { error } = await api.PUT('/api/Account/users/resetPassword/{id}', {
              params: { path: { id } },
              body: { id, token, newPassword },
            });
            if (error) throw error;
            // The server has ended every session of this user, including this one.
            if (user()?.id === id) auth.send({ type: 'session.lost' });
          }),
        },
      }),
    [api, auth, user],
  );
  return useMachine(machine, { input: { token: openedLinkToken('id') } });
}

export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [state, send] = useResetLink();
  const saveError = useFormErrorText('routes.auth.ResetPassTokenRoute.failed');
  const isSaved = state.matches('saved');
  useEffect(() => {
    if (isSaved) void navigate(paths.logIn, { state: 'passwordSaved', replace: true });
  }, [isSaved, navigate]);

  const { error } = state.context;
  const text = error ? saveError(error) : undefined;
  const isOfPassword = error instanceof ApiError && error.field === 'newPassword';
  return (
    <AuthFrame title={intl.formatMessage({ id: 'routes.auth.ResetPassTokenRoute.title' })}>
      {state.matches('wrong') ? (
        <WrongLink isRefused={state.context.token !== null} />
      ) : state.matches('unchecked') ? (
        <UncheckedLink error={error as ApiError} onRetry={() => send({ type: 'check.again' })} />
      ) : state.matches('checking') ? (
        <Skeleton lines={3} />
      ) : (
        <ResetPasswordForm
          isPending={state.matches('saving')}
          errorMessage={isOfPassword ? undefined : text}
          fieldErrors={{ password: isOfPassword ? text : undefined }}
          onSubmit={({ password }) => send({ type: 'password.submit', password })}
        />
      )}
    </AuthFrame>
  );
}

function UncheckedLink({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const errorText = useFormErrorText('routes.auth.ResetPassTokenRoute.checkFailed');
  return (
    <Banner tone="danger" action={<RetryButton size="small" onPress={onRetry} />}>
      {errorText(error)}
    </Banner>
  );
}

/** @param isRefused the server knows the link no more; otherwise the address has no token */
function WrongLink({ isRefused }: { isRefused: boolean }) {
  return (
    <div className={styles.stack}>
      <Banner tone="danger">
        <FormattedMessage id={`routes.auth.ResetPassTokenRoute.${isRefused ? 'refused' : 'wrong'}`} />
      </Banner>
      <LinkButton href={paths.forgetPassword} isWide tone="primary">
        <FormattedMessage id="routes.auth.ForgetPasswordRoute.title" />
      </LinkButton>
    </div>
  );
}
