import { SignUpForm } from '@zrak/ui/SignUpForm';
import { useIntl } from 'react-intl';
import { type LoaderFunctionArgs, redirect, useNavigate } from 'react-router-dom';
import { servicesContext } from '../../app/contexts.ts';
import { paths } from '../../app/paths.ts';
import { useServices } from '../../app/servicesHooks.ts';
import { AuthFrame } from '../../layouts/AuthFrame.tsx';
import { useFormCall } from '../../shared/useFormCall.ts';

/** A signed-in user already has an account. */
export function loader({ context }: LoaderFunctionArgs) {
  return context.get(servicesContext).user() ? redirect(paths.home) : null;
}

export function Component() {
  const intl = useIntl();
  const { api } = useServices();
  const navigate = useNavigate();
  const { run, errorMessage, fieldErrors } = useFormCall('routes.auth.RegisterRoute.failed');
  return (
    <AuthFrame title={intl.formatMessage({ id: 'routes.auth.RegisterRoute.title' })}>
      <SignUpForm
        logInHref={paths.logIn}
        errorMessage={errorMessage}
        fieldErrors={fieldErrors}
        onSubmit={({ fullName, email, password }) =>
          run(api.POST('/register/', { body: { email, password, fullname: fullName } }), async (isOnScreen) => {
            if (isOnScreen()) await navigate(paths.confirm, { state: email, replace: true });
          })
        }
      />
    </AuthFrame>
  );
}
