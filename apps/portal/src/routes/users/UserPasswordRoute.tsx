import type { User } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { ResetPasswordForm } from '@zrak/ui/ResetPasswordForm';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router-dom';
import { useServices, useUser } from '../../app/servicesHooks.ts';
import { loadUser } from './loadedUser.ts';
import { NoUser } from './NoUser.tsx';
import { UserDialog } from './UserDialog.tsx';
import { rulesOf } from './userRules.ts';
import { useUserDialog } from './useUserDialog.ts';
import { nameOf } from './usersData.ts';
import * as styles from './UsersRoute.css.ts';

export const loader = loadUser;

export function Component() {
  const intl = useIntl();
  const { user, error } = useLoaderData<typeof loader>();
  const dialog = useUserDialog('password', 'routes.users.UserPasswordRoute.failed');
  return (
    <UserDialog
      title={
        user
          ? intl.formatMessage({ id: 'routes.users.UserPasswordRoute.title' }, { name: nameOf(user) })
          : intl.formatMessage({ id: 'routes.users.UsersTable.password' })
      }
      dialog={dialog}
    >
      {user ? <PasswordForm user={user} dialog={dialog} /> : <NoUser error={error} />}
    </UserDialog>
  );
}

function PasswordForm({ user, dialog }: { user: User; dialog: ReturnType<typeof useUserDialog> }) {
  const { api } = useServices();
  const viewer = useUser();
  const obstacle = viewer && rulesOf(user, viewer).password;
  if (obstacle) {
    return (
      <Banner>
        <FormattedMessage id={`app.obstacle.${obstacle}`} />
      </Banner>
    );
  }
  return (
    <div className={styles.stack}>
      <p className={styles.note}>
        <FormattedMessage id="routes.users.UserPasswordRoute.note" values={{ name: nameOf(user) }} />
      </p>
      <ResetPasswordForm
        username={user.userName}
        errorMessage={dialog.formProps.errorMessage}
        fieldErrors={{ password: dialog.formProps.fieldErrors['newPassword'] }}
        onCancel={dialog.close}
        onSubmit={({ password }) =>
          dialog.save(
            api.PUT('/api/Account/users/changeUserPassword/{id}', {
              params: { path: { id: user.id } },
              body: { newPassword: password },
            }),
            'routes.users.UserPasswordRoute.done',
            nameOf(user),
          )
        }
      />
    </div>
  );
}
