import type { ApiError, ApiKey, Client } from '@zrak/api-client';
import { Button } from '@zrak/ui/Button';
import { EmptyState } from '@zrak/ui/EmptyState';
import { PageHeader } from '@zrak/ui/PageHeader';
import { PassFocusOn } from '@zrak/ui/PassFocusOn';
import { Plus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { servicesContext } from '../../app/contexts.ts';
import { isAdministrator } from '../../session/roles.ts';
import { requireCapability } from '../../shared/capabilities.ts';
import { LoadFailure } from '../../shared/failures/LoadFailure.tsx';
import { useKeptState } from '../../shared/useKeptState.ts';
import { ApiKeysTable } from './ApiKeysTable.tsx';
import { CreateKey } from './CreateKey.tsx';
import { RevokeKey } from './RevokeKey.tsx';

interface ApiKeysData {
  keys: ApiKey[];
  /** Clients for which the viewer may create keys. */
  clients: Client[];
  error: ApiError | null;
}

/** Keys of all clients for an administrator, those of the client for a key user. */
export async function loader({ context, request: { signal } }: LoaderFunctionArgs): Promise<ApiKeysData> {
  const { api, user, clients } = context.get(servicesContext);
  await requireCapability(context, 'apiKeys');
  const viewer = user()!;
  const loadingClients = clients().catch((): Client[] => []);
  const { data, error } = await api.GET('/api/apiKeys/get', { signal });
  const known: Client[] = await loadingClients;
  return {
    keys: data ?? [],
    clients: isAdministrator(viewer) ? known : known.filter(({ id }) => id === viewer.clientId),
    error: error ?? null,
  };
}

type OpenDialog = { kind: 'create' } | { kind: 'revoke'; apiKey: ApiKey };

export function Component() {
  const intl = useIntl();
  const { keys, clients, error } = useLoaderData<typeof loader>();
  const [dialog, setDialog] = useKeptState<OpenDialog | null>('API keys dialog', () => null);
  const close = () => setDialog(null);
  const title = intl.formatMessage({ id: 'routes.apiKeys.ApiKeysRoute.title' });
  const createButton = (
    <Button tone="primary" icon={<Plus size={18} />} onPress={() => setDialog({ kind: 'create' })}>
      <FormattedMessage id="routes.apiKeys.ApiKeysRoute.create" />
    </Button>
  );
  return (
    <>
      <title>{`${title} – Zrak`}</title>
      <PageHeader
        title={title}
        subtitle={intl.formatMessage({ id: 'routes.apiKeys.ApiKeysRoute.subtitle' })}
        {...(keys.length > 0 && { actions: createButton })}
      />
      {error ? (
        <LoadFailure error={error}>
          <FormattedMessage id="routes.apiKeys.ApiKeysRoute.failed" />
        </LoadFailure>
      ) : keys.length === 0 ? (
        <PassFocusOn key="none" to="heading">
          <EmptyState
            title={intl.formatMessage({ id: 'routes.apiKeys.ApiKeysRoute.none' })}
            description={intl.formatMessage({ id: 'routes.apiKeys.ApiKeysRoute.noneHint' })}
            action={createButton}
          />
        </PassFocusOn>
      ) : (
        <ApiKeysTable
          keys={keys}
          hasManyClients={clients.length > 1}
          onRevoke={(apiKey) => setDialog({ kind: 'revoke', apiKey })}
        />
      )}
      {dialog?.kind === 'create' && <CreateKey clients={clients} onClose={close} />}
      {dialog?.kind === 'revoke' && <RevokeKey apiKey={dialog.apiKey} onClose={close} />}
    </>
  );
}
