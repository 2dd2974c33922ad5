import { UserForm } from '@zrak/ui/UserForm';
import { useIntl } from 'react-intl';
import { useServices } from '../../app/servicesHooks.ts';
import { UserDialog } from './UserDialog.tsx';
import { userBody, useRoleChoices, useUserDialog } from './useUserDialog.ts';
import { clientChoices, useUsersData } from './usersData.ts';

export function Component() {
  const intl = useIntl();
  const { api } = useServices();
  const { clients } = useUsersData();
  const roles = useRoleChoices();
  const dialog = useUserDialog('addUser', 'routes.users.AddUserRoute.failed');
  return (
    <UserDialog title={intl.formatMessage({ id: 'routes.users.AddUserRoute.title' })} dialog={dialog}>
      <UserForm
        mode="add"
        {...dialog.formProps}
        defaultValues={{ roles: ['ClientUser'], ...dialog.draft }}
        clients={clientChoices(clients)}
        roles={roles}
        onCancel={dialog.close}
        onSubmit={({ password = '', ...values }) =>
          dialog.save(
            api.POST('/api/Account/users/', { body: { ...userBody(values), password } }),
            'routes.users.AddUserRoute.done',
            values.fullName,
          )
        }
      />
    </UserDialog>
  );
}
