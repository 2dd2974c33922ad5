import { LinkButton } from '@zrak/ui/LinkButton';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../app/paths.ts';
import { useUser } from '../../app/servicesHooks.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

/** Every forbidden response leads here. */
export function Component() {
  const user = useUser();
  return (
    <ErrorScreen
      kind="denied"
      name="accessDenied"
      // A visitor may have an account with more rights.
      {...(!user && {
        action: (
          <LinkButton href={paths.logIn}>
            <FormattedMessage id="routes.login.LoginRoute.title" />
          </LinkButton>
        ),
      })}
    />
  );
}
