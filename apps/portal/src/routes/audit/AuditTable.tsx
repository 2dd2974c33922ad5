import type { AuditEvent, Client } from '@zrak/api-client';
import { Badge } from '@zrak/ui/Badge';
import { DataTable, type DataTableColumn } from '@zrak/ui/DataTable';
import { useMemo } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { secondFormat } from '../../i18n/dayFormat.ts';
import { isRole } from '../../session/roles.ts';
import { type AuditGroup, groupsOf } from './auditGroups.ts';
import * as styles from './AuditLogRoute.css.ts';

const tones = { succeeded: 'success', failed: 'danger', throttled: 'warning' } as const;

/** Names of roles are translated. A client that has been removed is shown by its id. */
function valueOf(intl: IntlShape, clients: readonly Client[], field: string, value: string | undefined): string {
  if (!value) return '–';
  if (field === 'clientId') return clients.find(({ id }) => id === value)?.name ?? value;
  if (field !== 'roles') return value;
  return value
    .split(',')
    .map((role) => role.trim())
    .map((role) => (isRole(role) ? intl.formatMessage({ id: `app.role.${role}` }) : role))
    .join(', ');
}

/** Objects named in a row. */
const mostNamed = 3;

interface DetailsProps {
  event: AuditEvent;
  clients: readonly Client[];
}

function Details({ event, clients }: DetailsProps) {
  const intl = useIntl();
  const { changes, export: exported, report, apiKey, measurementsImport, retention, contentChange } = event;
  const networkChanges = contentChange ? [contentChange] : event.networkChanges;
  if (exported) {
    const { seriesIds, from, to, rows } = exported;
    return (
      <span className={styles.details}>
        <FormattedMessage
          id="routes.audit.AuditTable.exported"
          values={{ series: seriesIds.length, rows, from: new Date(from), to: new Date(to) }}
        />
      </span>
    );
  }
  if (report) return <span className={styles.details}>{report.title}</span>;
  if (apiKey) return <span className={styles.details}>{apiKey.name}</span>;
  if (measurementsImport) {
    return (
      <span className={styles.details}>
        <FormattedMessage id="routes.audit.AuditTable.imported" values={{ ...measurementsImport }} />
      </span>
    );
  }
  if (retention) {
    return (
      <span className={styles.details}>
        <FormattedMessage id="routes.audit.AuditTable.expired" values={{ ...retention }} />
      </span>
    );
  }
  if (networkChanges?.length) {
    const more = networkChanges.length - mostNamed;
    return (
      <span className={styles.details}>
        {networkChanges.slice(0, mostNamed).map(({ action, label }, index) => (
          // An object can be changed and removed.
          <span key={index}>
            <FormattedMessage id="routes.audit.AuditTable.changed" values={{ action, label }} />
          </span>
        ))}
        {more > 0 && <FormattedMessage id="app.more" values={{ count: more }} />}
      </span>
    );
  }
  if (!changes?.length) return null;
  const textOf = (field: string, value: string | undefined) => valueOf(intl, clients, field, value);
  return (
    <span className={styles.details}>
      {changes.map(({ field, from, to }) => {
        const name = intl.formatMessage({ id: `routes.audit.field.${field}` });
        const hasValues = from !== undefined || to !== undefined;
        return <span key={field}>{hasValues ? `${name}: ${textOf(field, from)} → ${textOf(field, to)}` : name}</span>;
      })}
    </span>
  );
}

/** The time of the newest event; those of equal events before it unfold. */
function Times({ times }: { times: readonly string[] }) {
  const intl = useIntl();
  const [newest, ...others] = times;
  const since = others.at(-1);
  const isOneDay = since && new Date(since).toDateString() === new Date(newest!).toDateString();
  return (
    <span className={styles.times}>
      <Moment at={newest!} />
      {since && (
        <details>
          <summary className={styles.more}>
            <FormattedMessage
              id="routes.audit.AuditTable.times"
              values={{
                count: times.length,
                since: intl.formatDate(since, isOneDay ? { timeStyle: 'medium' } : secondFormat),
              }}
            />
          </summary>
          {others.map((time, index) => (
            // Two events can have the same time.
            <Moment key={`${time} ${index}`} at={time} />
          ))}
        </details>
      )}
    </span>
  );
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className={styles.moment}>
      {useIntl().formatDate(at, secondFormat)}
    </time>
  );
}

function useColumns(clients: readonly Client[]): DataTableColumn<AuditGroup>[] {
  const intl = useIntl();
  const say = (id: 'time' | 'kind' | 'actor' | 'target' | 'client' | 'network' | 'outcome' | 'nobody' | 'server') =>
    intl.formatMessage({ id: `routes.audit.AuditTable.${id}` });
  return [
    { id: 'time', header: say('time'), isNamedInCard: false, cell: ({ times }) => <Times times={times} /> },
    {
      id: 'kind',
      header: say('kind'),
      isRowHeader: true,
      cell: (event) => (
        <span className={styles.event}>
          {intl.formatMessage({ id: `routes.audit.kind.${event.kind}` })}
          <Details event={event} clients={clients} />
        </span>
      ),
    },
    {
      id: 'outcome',
      header: say('outcome'),
      inCard: 'value',
      cell: ({ outcome }) => (
        <Badge tone={tones[outcome]}>{intl.formatMessage({ id: `routes.audit.outcome.${outcome}` })}</Badge>
      ),
    },
    {
      id: 'actor',
      header: say('actor'),
      isNamedInCard: false,
      cell: ({ actor, kind }) =>
        actor?.userName ?? <span className={styles.muted}>{say(kind === 'retention' ? 'server' : 'nobody')}</span>,
    },
    { id: 'target', header: say('target'), cell: ({ target }) => target?.userName },
    {
      id: 'client',
      header: say('client'),
      isNamedInCard: false,
      isOnOneLine: true,
      cell: ({ clientName, clientId }) => clientName ?? clientId,
    },
    { id: 'network', header: say('network'), isNamedInCard: false, cell: ({ network }) => network },
  ];
}

interface AuditTableProps {
  events: readonly AuditEvent[];
  clients: readonly Client[];
}

/** Equal events in a row are one row. */
export function AuditTable({ events, clients }: AuditTableProps) {
  const intl = useIntl();
  return (
    <DataTable
      label={intl.formatMessage({ id: 'routes.audit.AuditLogRoute.title' })}
      columns={useColumns(clients)}
      rows={useMemo(() => groupsOf(events), [events])}
      emptyContent={intl.formatMessage({ id: 'routes.audit.AuditTable.none' })}
      isVirtual={false}
    />
  );
}
