import type { ApiKey } from '@zrak/api-client';
import { Badge } from '@zrak/ui/Badge';
import { DataTable, type DataTableColumn } from '@zrak/ui/DataTable';
import { Ban } from 'lucide-react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { momentFormat } from '../../i18n/dayFormat.ts';
import * as styles from './ApiKeys.css.ts';

interface ApiKeysTableProps {
  keys: readonly ApiKey[];
  /** Whether the keys can be of several clients. */
  hasManyClients: boolean;
  onRevoke: (apiKey: ApiKey) => void;
}

/** Stations of a key named at first: a key may be of hundreds. */
const mostNamed = 3;

/** Valid keys first, in each group the newest first. */
const inOrder = (keys: readonly ApiKey[]) =>
  keys.toSorted(
    (one, other) =>
      Number(Boolean(one.revokedAt)) - Number(Boolean(other.revokedAt)) || other.createdAt.localeCompare(one.createdAt),
  );

function useColumns(hasManyClients: boolean): DataTableColumn<ApiKey>[] {
  const intl = useIntl();
  const say = (
    id:
      | 'name'
      | 'client'
      | 'stations'
      | 'allStations'
      | 'state'
      | 'valid'
      | 'revoked'
      | 'lastUsed'
      | 'never'
      | 'created',
  ) => intl.formatMessage({ id: `routes.apiKeys.ApiKeysTable.${id}` });
  const moment = (time: string) => (
    <time dateTime={time} className={styles.noWrap}>
      {intl.formatDate(time, momentFormat)}
    </time>
  );
  const columns: (DataTableColumn<ApiKey> | false)[] = [
    { id: 'name', header: say('name'), isRowHeader: true, cell: ({ name }) => name },
    hasManyClients && {
      id: 'client',
      header: say('client'),
      isNamedInCard: false,
      cell: ({ clientName, clientId }) => clientName ?? clientId,
    },
    {
      id: 'stations',
      header: say('stations'),
      isNamedInCard: false,
      cell: ({ locations }) =>
        locations ? <Stations names={locations.map(({ name }) => name)} /> : say('allStations'),
    },
    {
      id: 'state',
      header: say('state'),
      inCard: 'value',
      cell: ({ revokedAt }) => (
        <Badge tone={revokedAt ? 'neutral' : 'success'}>{say(revokedAt ? 'revoked' : 'valid')}</Badge>
      ),
    },
    {
      id: 'lastUsed',
      header: say('lastUsed'),
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? moment(lastUsedAt) : <span className={styles.muted}>{say('never')}</span>,
    },
    {
      id: 'created',
      header: say('created'),
      cell: ({ createdAt, createdBy }) => (
        <>
          {moment(createdAt)} {createdBy && <span className={styles.muted}>{createdBy}</span>}
        </>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}

/** The first stations; the others unfold. */
function Stations({ names }: { names: readonly string[] }) {
  const others = names.slice(mostNamed);
  return (
    <>
      {names.slice(0, mostNamed).join(', ')}
      {others.length > 0 && (
        <details>
          <summary className={styles.more}>
            <FormattedMessage id="app.more" values={{ count: others.length }} />
          </summary>
          {others.join(', ')}
        </details>
      )}
    </>
  );
}

export function ApiKeysTable({ keys, hasManyClients, onRevoke }: ApiKeysTableProps) {
  const intl = useIntl();
  return (
    <DataTable
      label={intl.formatMessage({ id: 'routes.apiKeys.ApiKeysRoute.title' })}
      columns={useColumns(hasManyClients)}
      rows={useMemo(() => inOrder(keys), [keys])}
      rowLabel={({ name }) => name}
      rowActions={(apiKey) =>
        apiKey.revokedAt
          ? []
          : [
              {
                id: 'revoke',
                label: intl.formatMessage({ id: 'routes.apiKeys.ApiKeysTable.revoke' }),
                icon: <Ban size={16} />,
                tone: 'danger',
                onAction: () => onRevoke(apiKey),
              },
            ]
      }
      isVirtual={false}
    />
  );
}
