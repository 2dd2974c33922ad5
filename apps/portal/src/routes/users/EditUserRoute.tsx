import type { User } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { UserForm } from '@zrak/ui/UserForm';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router-dom';
import { useServices, useUser } from '../../app/servicesHooks.ts';
import { useCapability } from '../../shared/capabilities.ts';
import { EndSessions } from './EndSessions.tsx';
import { loadUser } from './loadedUser.ts';
import { NoUser } from './NoUser.tsx';
import { UserDialog } from './UserDialog.tsx';
import { rulesOf } from './userRules.ts';
import { userBody, useRoleChoices, useUserDialog } from './useUserDialog.ts';
import { clientChoices, nameOf, useUsersData } from './usersData.ts';
import * as styles from './UsersRoute.css.ts';

export const loader = loadUser;

export function Component() {
  const intl = useIntl();
  const { user, error } = useLoaderData<typeof loader>();
  const viewer = useUser();
  const hasSessions = useCapability('sessions');
  const dialog = useUserDialog(`editUser ${user?.id}`, 'routes.users.EditUserRoute.failed');
  return (
    <UserDialog
      title={
        user
          ? intl.formatMessage({ id: 'routes.users.EditUserRoute.title' }, { name: nameOf(user) })
          : intl.formatMessage({ id: 'routes.users.EditUserRoute.titleOfNobody' })
      }
      dialog={dialog}
    >
      {user ? (
        <div className={styles.stack}>
          <EditForm key={user.id} user={user} dialog={dialog} />
          {hasSessions && user.id !== viewer?.id && <EndSessions user={user} />}
        </div>
      ) : (
        <NoUser error={error} />
      )}
    </UserDialog>
  );
}

function EditForm({ user, dialog }: { user: User; dialog: ReturnType<typeof useUserDialog> }) {
  const { api } = useServices();
  const viewer = useUser();
  const { clients } = useUsersData();
  const roles = useRoleChoices(user);
  const obstacle = viewer && rulesOf(user, viewer).edit;
  if (obstacle) {
    return (
      <Banner>
        <FormattedMessage id={`app.obstacle.${obstacle}`} />
      </Banner>
    );
  }
  const { id, userName, fullName, email, phoneNumber = '', clientId = null } = user;
  return (
    <UserForm
      mode="edit"
      {...dialog.formProps}
      defaultValues={{ userName, fullName, email, phoneNumber, clientId, roles: user.roles, ...dialog.draft }}
      confirmsLogin={id === viewer?.id ? { userName, email: email ?? '' } : undefined}
      clients={clientChoices(clients)}
      roles={roles}
      onCancel={dialog.close}
      onSubmit={({ currentPassword, ...values }) =>
        dialog.save(
          api.PUT('/api/Account/users/{id}', {
            params: { path: { id } },
            // Fields that this form does not show are kept.
            body: {
              ...(user.jobTitle && { jobTitle: user.jobTitle }),
              ...userBody(values),
              id,
              ...(currentPassword && { currentPassword }),
            },
          }),
          'routes.users.EditUserRoute.done',
          values.fullName || values.userName,
        )
      }
    />
  );
}
