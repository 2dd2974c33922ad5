import type { User } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { type UserDraft, UserForm } from '@zrak/ui/UserForm';
import { useCallback, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router-dom';
import { useServices, useUser } from '../../app/servicesHooks.ts';
import { useCapability } from '../../shared/capabilities.ts';
import { OutdatedNotice } from '../../shared/forms/OutdatedNotice.tsx';
import { EndSessions } from './EndSessions.tsx';
import { loadUser } from './loadedUser.ts';
import { NoUser } from './NoUser.tsx';
import { UserDialog } from './UserDialog.tsx';
import { rulesOf } from './userRules.ts';
import { userBody, type UserFormDraft, useRoleChoices, useUserDialog } from './useUserDialog.ts';
import { clientChoices, nameOf, useUsersData } from './usersData.ts';
import * as styles from './UsersRoute.css.ts';

export const loader = loadUser;

export function Component() {
  const intl = useIntl();
  const { user: loaded, error } = useLoaderData<typeof loader>();
  // Read again because somebody else has changed the user; each time the form starts from it.
  const [again, setAgain] = useState<{ times: number; user?: User }>({ times: 0 });
  const user = loaded && (again.user?.id === loaded.id ? again.user : loaded);
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
          <EditForm
            key={`${user.id} ${again.times}`}
            user={user}
            dialog={dialog}
            onReadAgain={(read) => setAgain(({ times }) => ({ times: times + 1, user: read }))}
          />
          {hasSessions && user.id !== viewer?.id && <EndSessions user={user} />}
        </div>
      ) : (
        error && <NoUser error={error} />
      )}
    </UserDialog>
  );
}

const valuesOf = ({ version: _, ...values }: UserFormDraft = {}) => values;

interface EditFormProps {
  user: User;
  dialog: ReturnType<typeof useUserDialog>;
  onReadAgain: (user: User) => void;
}

function EditForm({ user, dialog, onReadAgain }: EditFormProps) {
  const { api } = useServices();
  const form = useRef<HTMLDivElement>(null);
  // Of the user that the form began with; none once another version is to be overwritten.
  const version = useRef(dialog.draft ? dialog.draft.version : user.version);
  const { keep } = dialog;
  const keepDraft = useCallback((values: UserDraft) => keep({ ...values, version: version.current }), [keep]);
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
  const readAgain = () => {
    const call = api.GET('/api/Account/users/{id}', { params: { path: { id } } });
    return dialog.replace(call, async () => {
      const { data } = await call;
      if (data) onReadAgain(data);
    });
  };
  const overwrite = () => {
    version.current = undefined;
    form.current?.querySelector('form')?.requestSubmit();
  };
  return (
    <div ref={form} className={styles.stack}>
      {dialog.isOutdated && (
        <OutdatedNotice isRunning={dialog.isSaving} onLoad={() => void readAgain()} onOverwrite={overwrite} />
      )}
      <UserForm
        mode="edit"
        {...dialog.formProps}
        onValuesChange={keepDraft}
        defaultValues={{
          userName,
          fullName,
          email,
          phoneNumber,
          clientId,
          roles: user.roles,
          ...valuesOf(dialog.draft),
        }}
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
                ...(version.current !== undefined && { version: version.current }),
              },
            }),
            'routes.users.EditUserRoute.done',
            values.fullName || values.userName,
          )
        }
      />
    </div>
  );
}
