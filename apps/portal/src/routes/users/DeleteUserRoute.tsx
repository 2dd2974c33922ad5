import { AlertDialog } from '@zrak/ui/AlertDialog';
import { Banner } from '@zrak/ui/Banner';
import { Dialog } from '@zrak/ui/Dialog';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices, useUser } from '../../app/servicesHooks.ts';
import { useQuietAddress } from '../../shared/address/useAddress.ts';
import { userAddress } from './usersAddress.ts';
import { rulesOf } from './userRules.ts';
import { useUserDialog } from './useUserDialog.ts';
import { clientNameOf } from '../../session/ownClient.ts';
import { nameOf, useUsersData } from './usersData.ts';
import * as styles from './UsersRoute.css.ts';

export function Component() {
  const intl = useIntl();
  const { api } = useServices();
  const viewer = useUser();
  const { users, clients } = useUsersData();
  const { values } = useQuietAddress(userAddress);
  const { save, close, isSaving, formProps } = useUserDialog('delete', 'routes.users.DeleteUserRoute.failed');
  const user = users.find(({ id }) => id === values.user);
  const obstacle = user && viewer && rulesOf(user, viewer).remove;

  if (!user || obstacle) {
    return (
      <Dialog title={intl.formatMessage({ id: 'routes.users.UsersTable.delete' })} isOpen onOpenChange={close}>
        <Banner tone={user ? 'info' : 'danger'} announce="alert">
          {intl.formatMessage({
            id: obstacle ? `app.obstacle.${obstacle}` : 'routes.users.DeleteUserRoute.notSelected',
          })}
        </Banner>
      </Dialog>
    );
  }
  const { userName, email } = user;
  const client = clientNameOf(user, clients) ?? intl.formatMessage({ id: 'routes.users.UsersTable.noClient' });
  return (
    <AlertDialog
      title={intl.formatMessage({ id: 'routes.users.DeleteUserRoute.title' }, { name: nameOf(user) })}
      body={
        <div className={styles.stack}>
          <p className={styles.plain}>
            <FormattedMessage
              id="routes.users.DeleteUserRoute.body"
              values={{ userName, details: email ? `${email}, ${client}` : client }}
            />
          </p>
          {formProps.errorMessage && (
            <Banner
              tone="danger"
              announce="alert"
              title={intl.formatMessage({ id: 'routes.users.DeleteUserRoute.failed' })}
            >
              {formProps.errorMessage !== intl.formatMessage({ id: 'routes.users.DeleteUserRoute.failed' }) &&
                formProps.errorMessage}
            </Banner>
          )}
        </div>
      }
      tone="danger"
      confirmLabel={intl.formatMessage({ id: 'routes.users.DeleteUserRoute.confirm' })}
      cancelLabel={intl.formatMessage({ id: 'routes.users.UserDialog.cancel' })}
      isOpen
      isPending={isSaving}
      onOpenChange={close}
      onConfirm={() =>
        void save(
          api.DELETE('/api/Account/users/{id}', { params: { path: { id: user.id } } }),
          'routes.users.DeleteUserRoute.done',
          nameOf(user),
        )
      }
    />
  );
}
