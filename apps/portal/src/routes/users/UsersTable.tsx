import type { Client, User } from '@zrak/api-client';
import { Badge } from '@zrak/ui/Badge';
import { DataTable, type DataTableColumn } from '@zrak/ui/DataTable';
import { Link } from '@zrak/ui/Link';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { type IntlShape, useIntl } from 'react-intl';
import { paths } from '../../app/paths.ts';
import type { CurrentUser } from '../../session/session.ts';
import { type Obstacle, rulesOf } from './userRules.ts';
import { clientNameOf } from '../../session/ownClient.ts';
import { nameOf, useListLinks } from './usersData.ts';
import * as styles from './UsersTable.css.ts';

/** Columns about which the server says nothing are left out. */
function useColumns({ users, clients, viewer }: UsersTableProps) {
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
  const isTold = (...fields: (keyof User)[]) => users.some((user) => fields.some((field) => user[field]));

  const columns: Array<DataTableColumn<User> | false> = [
    {
      id: 'name',
      header: say('name'),
      isRowHeader: true,
      sortValue: nameOf,
      cell: (user) => (
        <span className={styles.person}>
          {rulesOf(user, viewer).edit === null ? (
            <Link href={withList(paths.editUser(user.id))} tone="quiet">
              {nameOf(user)}
            </Link>
          ) : (
            <span>{nameOf(user)}</span>
          )}
          <span className={styles.userName}>{user.userName}</span>
        </span>
      ),
    },
    isTold('email') && {
      id: 'email',
      header: say('email'),
      isNamedInCard: false,
      sortValue: ({ email }) => email,
      cell: ({ email }) => email,
    },
    isTold('phoneNumber') && {
      id: 'phone',
      header: say('phone'),
      isNamedInCard: false,
      isOnOneLine: true,
      cell: ({ phoneNumber }) => phoneNumber,
    },
    clients.length > 1 &&
      isTold('clientName', 'clientId', 'clientCode') && {
        id: 'client',
        header: say('client'),
        isNamedInCard: false,
        sortValue: (user) => clientNameOf(user, clients),
        cell: (user) => clientNameOf(user, clients) ?? <span className={styles.muted}>{say('noClient')}</span>,
      },
    { id: 'roles', header: say('roles'), isNamedInCard: false, sortValue: rolesOf, cell: rolesOf },
    (users.some(isOfNote) || users.some(({ isConfirmed }) => isConfirmed !== undefined)) && {
      id: 'status',
      header: say('status'),
      inCard: 'value',
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

/** Whether a badge beside the state is shown. */
const isOfNote = ({ isEnabled, createdByPlatform }: User) => !isEnabled || createdByPlatform === 'backOffice';

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
  /** Several for a viewer who sees users of more than one. */
  clients: readonly Client[];
  viewer: CurrentUser;
}

/** The menu shows the reason for a disabled action. */
export function UsersTable(props: UsersTableProps) {
  const intl = useIntl();
  return (
    <DataTable
      label={intl.formatMessage({ id: 'routes.users.UsersRoute.title' })}
      columns={useColumns(props)}
      rows={props.users}
      rowActions={useRowActions(props.viewer)}
      rowLabel={nameOf}
      defaultSort={{ column: 'name', direction: 'ascending' }}
      emptyContent={intl.formatMessage({ id: 'routes.users.UsersTable.none' })}
    />
  );
}
