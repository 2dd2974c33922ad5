import type { ApiError, Client } from '@zrak/api-client';
import { EmptyState } from '@zrak/ui/EmptyState';
import { LinkButton } from '@zrak/ui/LinkButton';
import { PageHeader } from '@zrak/ui/PageHeader';
import { SearchField } from '@zrak/ui/SearchField';
import { Select } from '@zrak/ui/Select';
import { UserPlus } from 'lucide-react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router-dom';
import { servicesContext } from '../../app/contexts.ts';
import { paths } from '../../app/paths.ts';
import { foldDiacritics } from '../../shared/foldDiacritics.ts';
import { distinctClients } from '../../shared/names/distinctNames.ts';
import { isAdministrator } from '../../session/roles.ts';
import { useUser } from '../../app/servicesHooks.ts';
import { useQuietAddress } from '../../shared/address/useAddress.ts';
import { useErrorText } from '../../shared/useErrorText.ts';
import { usersAddress } from './usersAddress.ts';
import { clientNameOf } from '../../session/ownClient.ts';
import { useListLinks, type UsersData } from './usersData.ts';
import { UsersTable } from './UsersTable.tsx';
import * as styles from './UsersRoute.css.ts';
import { RetryButton } from '../../shared/failures/RetryButton.tsx';

/** All users for an administrator, those of the client for a key user. */
export async function loader({ context, request: { signal } }: LoaderFunctionArgs): Promise<UsersData> {
  const { api, user, clients } = context.get(servicesContext);
  const viewer = user()!;
  const loadingClients = clients().catch((): Client[] => []);
  const { data, error } = await (isAdministrator(viewer)
    ? api.GET('/api/Account/users/', { signal })
    : api.GET('/api/Account/users/client/{clientId}', {
        params: { path: { clientId: viewer.clientId ?? '' } },
        signal,
      }));
  const known: Client[] = await loadingClients;
  return {
    users: Array.isArray(data) ? data : [],
    clients: isAdministrator(viewer) ? known : known.filter(({ id }) => id === viewer.clientId),
    error: error ?? null,
  };
}

/** Typing a search and opening a dialog over the list load nothing again. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => currentUrl.href === nextUrl.href && defaultShouldRevalidate;

const anyClient = 'any';

export function Component() {
  const intl = useIntl();
  const data = useLoaderData<typeof loader>();
  const { users, clients, error } = data;
  const viewer = useUser();
  const { values, change } = useQuietAddress(usersAddress);
  const { search } = values;
  const clientId = values.client ?? anyClient;
  const title = intl.formatMessage({ id: 'routes.users.UsersRoute.title' });

  const found = useMemo(() => {
    const term = foldDiacritics(search.trim());
    return users.filter(
      (user) =>
        (clientId === anyClient || user.clientId === clientId) &&
        [user.fullName, user.userName, user.email, user.phoneNumber ?? '', clientNameOf(user, clients) ?? ''].some(
          (text) => foldDiacritics(text).includes(term),
        ),
    );
  }, [users, clients, search, clientId]);

  // Signed out in another tab: the redirect to the login follows.
  if (!viewer) return null;
  return (
    <>
      <title>{`${title} – Zrak`}</title>
      <PageHeader
        title={title}
        subtitle={
          clients.length === 1 ? clients[0]!.name : intl.formatMessage({ id: 'routes.users.UsersRoute.subtitle' })
        }
        actions={<AddButton />}
      />
      {error ? (
        <Failure error={error} />
      ) : (
        <div className={styles.stack}>
          <div className={styles.filters}>
            <div className={styles.search}>
              <SearchField
                label={intl.formatMessage({ id: 'routes.users.UsersRoute.search' })}
                placeholder={intl.formatMessage({ id: 'routes.users.UsersRoute.search' })}
                value={search}
                onChange={(value) => change({ search: value })}
              />
            </div>
            {clients.length > 1 && (
              <div className={styles.client}>
                <Select
                  label={intl.formatMessage({ id: 'routes.users.UsersRoute.client' })}
                  isLabelVisible={false}
                  items={[
                    { id: anyClient, label: intl.formatMessage({ id: 'routes.users.UsersRoute.anyClient' }) },
                    ...distinctClients(clients),
                  ]}
                  selectedKey={clientId}
                  onSelectionChange={(id) => change({ client: id === anyClient ? null : id })}
                />
              </div>
            )}
            <p className={styles.count} role="status">
              <FormattedMessage id="routes.users.UsersRoute.count" values={{ count: found.length }} />
            </p>
          </div>
          <UsersTable users={found} clients={clients} viewer={viewer} />
          {users.some(({ createdByPlatform }) => createdByPlatform === 'backOffice') && (
            <p className={styles.note}>
              <FormattedMessage id="routes.users.UsersRoute.backOfficeNote" />
            </p>
          )}
        </div>
      )}
      <Outlet context={data} />
    </>
  );
}

function AddButton() {
  const { withList } = useListLinks();
  return (
    <LinkButton tone="primary" href={withList(paths.addUser)} icon={<UserPlus size={18} />}>
      <FormattedMessage id="routes.users.UsersRoute.add" />
    </LinkButton>
  );
}

/** The list could not be loaded: the error, and a button to try again. */
function Failure({ error }: { error: ApiError }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'routes.users.UsersRoute.failed' })}
      description={errorText(error)}
      action={<RetryButton onPress={() => void revalidate()} isPending={state === 'loading'} />}
    />
  );
}
