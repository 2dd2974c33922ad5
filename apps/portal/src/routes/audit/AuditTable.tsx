import type { AuditEvent } from '@zrak/api-client';
import { Badge } from '@zrak/ui/Badge';
import { DataTable, type DataTableColumn } from '@zrak/ui/DataTable';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { isRole } from '../../session/roles.ts';
import * as styles from './AuditLogRoute.css.ts';

const tones = { succeeded: 'success', failed: 'danger', throttled: 'warning' } as const;

/** Names of roles are translated; client ids are not. */
function valueOf(intl: IntlShape, field: string, value: string | undefined): string {
  if (!value) return '–';
  if (field !== 'roles') return value;
  return value
    .split(',')
    .map((role) => role.trim())
    .map((role) => (isRole(role) ? intl.formatMessage({ id: `app.role.${role}` }) : role))
    .join(', ');
}

function Details({ event: { changes, export: exported, report } }: { event: AuditEvent }) {
  const intl = useIntl();
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
  if (!changes?.length) return null;
  return (
    <span className={styles.details}>
      {changes.map(({ field, from, to }) => {
        const name = intl.formatMessage({ id: `routes.audit.field.${field}` });
        const hasValues = from !== undefined || to !== undefined;
        return (
          <span key={field}>
            {hasValues ? `${name}: ${valueOf(intl, field, from)} → ${valueOf(intl, field, to)}` : name}
          </span>
        );
      })}
    </span>
  );
}

function useColumns(): DataTableColumn<AuditEvent>[] {
  const intl = useIntl();
  const say = (id: 'time' | 'kind' | 'actor' | 'target' | 'client' | 'network' | 'outcome' | 'details' | 'nobody') =>
    intl.formatMessage({ id: `routes.audit.AuditTable.${id}` });
  return [
    {
      id: 'time',
      header: say('time'),
      cell: ({ time }) => (
        <time dateTime={time} className={styles.noWrap}>
          {intl.formatDate(time, { dateStyle: 'medium', timeStyle: 'medium' })}
        </time>
      ),
    },
    {
      id: 'kind',
      header: say('kind'),
      isRowHeader: true,
      cell: ({ kind }) => intl.formatMessage({ id: `routes.audit.kind.${kind}` }),
    },
    {
      id: 'outcome',
      header: say('outcome'),
      cell: ({ outcome }) => (
        <Badge tone={tones[outcome]}>{intl.formatMessage({ id: `routes.audit.outcome.${outcome}` })}</Badge>
      ),
    },
    {
      id: 'actor',
      header: say('actor'),
      cell: ({ actor }) => actor?.userName ?? <span className={styles.muted}>{say('nobody')}</span>,
    },
    { id: 'target', header: say('target'), cell: ({ target }) => target?.userName ?? '–' },
    { id: 'client', header: say('client'), cell: ({ clientName, clientId }) => clientName ?? clientId ?? '–' },
    { id: 'network', header: say('network'), cell: ({ network }) => network ?? '–' },
    { id: 'details', header: say('details'), cell: (event) => <Details event={event} /> },
  ];
}

export function AuditTable({ events }: { events: readonly AuditEvent[] }) {
  const intl = useIntl();
  return (
    <DataTable
      label={intl.formatMessage({ id: 'routes.audit.AuditLogRoute.title' })}
      columns={useColumns()}
      rows={events}
      emptyContent={intl.formatMessage({ id: 'routes.audit.AuditTable.none' })}
      isVirtual={false}
    />
  );
}
