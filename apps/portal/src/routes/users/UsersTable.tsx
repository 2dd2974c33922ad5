import type { User } from '@zrak/api-client';
import { Badge } from '@zrak/ui/Badge';
import { DataTable, type DataTableColumn } from '@zrak/ui/DataTable';
import { Link } from '@zrak/ui/Link';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { type IntlShape, useIntl } from 'react-intl';
import { paths } from '../../app/paths.ts';
import type { CurrentUser } from '../../session/session.ts';
import { type Obstacle, rulesOf } from './userRules.ts';
import { useListLinks } from './usersData.ts';
import * as styles from './UsersTable.css.ts';

function useColumns(viewer: CurrentUser, showsClient: boolean) {
  const intl = useIntl();
  const { withList } = useListLinks();
  const say = (
    id:
      | 'name'
      | 'email'
      | 'phone'
      | 'client'
      | 'roles'
      | 'status'
      | 'backOffice'
      | 'confirmed'
      | 'rejected'
      | 'disabled'
      | 'noClient',
  ) => intl.formatMessage({ id: `routes.users.UsersTable.${id}` });
  const rolesOf = (user: User) => user.roles.map((role) => intl.formatMessage({ id: `app.role.${role}` })).join(', ');
  const statusOf = ({ isConfirmed }: User) => say(isConfirmed ? 'confirmed' : 'rejected');

  const columns: Array<DataTableColumn<User> | false> = [
    {
      id: 'name',
      header: say('name'),
      isRowHeader: true,
      sortValue: ({ fullName, userName }) => fullName || userName,
      cell: (user) => (
        <span className={styles.person}>
          {rulesOf(user, viewer).edit === null ? (
            <Link href={withList(paths.editUser(user.id))} tone="quiet">
              {user.fullName || user.userName}
            </Link>
          ) : (
            <span>{user.fullName || user.userName}</span>
          )}
          <span className={styles.userName}>{user.userName}</span>
        </span>
      ),
    },
    { id: 'email', header: say('email'), sortValue: ({ email }) => email, cell: ({ email }) => email },
    {
      id: 'phone',
      header: say('phone'),
      cell: ({ phoneNumber }) => <span className={styles.noWrap}>{phoneNumber ?? '–'}</span>,
    },
    showsClient && {
      id: 'client',
      header: say('client'),
      sortValue: ({ clientName }) => clientName ?? null,
      cell: ({ clientName }) => clientName ?? <span className={styles.muted}>{say('noClient')}</span>,
    },
    { id: 'roles', header: say('roles'), sortValue: rolesOf, cell: rolesOf },
    {
      id: 'status',
      header: say('status'),
      sortValue: statusOf,
      cell: (user) => (
        <span className={styles.badges}>
          {user.isConfirmed !== undefined && (
            <Badge tone={user.isConfirmed ? 'success' : 'warning'}>{statusOf(user)}</Badge>
          )}
          {!user.isEnabled && <Badge tone="danger">{say('disabled')}</Badge>}
          {user.createdByPlatform === 'backOffice' && <Badge>{say('backOffice')}</Badge>}
        </span>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}

const obstacleText = (intl: IntlShape, obstacle: Obstacle | null) =>
  obstacle && { isDisabled: true, description: intl.formatMessage({ id: `app.obstacle.${obstacle}` }) };

function useRowActions(viewer: CurrentUser) {
  const intl = useIntl();
  const { withList } = useListLinks();
  return (user: User) => {
    const rules = rulesOf(user, viewer);
    return [
      {
        id: 'edit',
        label: intl.formatMessage({ id: 'routes.users.UsersTable.edit' }),
        icon: <Pencil size={16} />,
        href: withList(paths.editUser(user.id)),
        ...obstacleText(intl, rules.edit),
      },
      {
        id: 'password',
        label: intl.formatMessage({ id: 'routes.users.UsersTable.password' }),
        icon: <KeyRound size={16} />,
        href: withList(paths.userPassword(user.id)),
        ...obstacleText(intl, rules.password),
      },
      {
        id: 'delete',
        label: intl.formatMessage({ id: 'routes.users.UsersTable.delete' }),
        icon: <Trash2 size={16} />,
        tone: 'danger' as const,
        startsGroup: true,
        href: withList(paths.deleteUser(user.id)),
        ...obstacleText(intl, rules.remove),
      },
    ];
  };
}

export interface UsersTableProps {
  users: readonly User[];
  /** The column is only useful to a viewer of several clients. */
  showsClient: boolean;
  viewer: CurrentUser;
}

/** The menu shows the reason for a disabled action. */
export function UsersTable({ users, showsClient, viewer }: UsersTableProps) {
  const intl = useIntl();
  return (
    <DataTable
      label={intl.formatMessage({ id: 'routes.users.UsersRoute.title' })}
      columns={useColumns(viewer, showsClient)}
      rows={users}
      rowActions={useRowActions(viewer)}
      rowLabel={({ fullName, userName }) => fullName || userName}
      defaultSort={{ column: 'name', direction: 'ascending' }}
      emptyContent={intl.formatMessage({ id: 'routes.users.UsersTable.none' })}
    />
  );
}
