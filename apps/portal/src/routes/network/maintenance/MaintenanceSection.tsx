import type { MaintenanceAlert, NetworkClient } from '@zrak/api-client';
import { Badge } from '@zrak/ui/Badge';
import { Button } from '@zrak/ui/Button';
import { Card } from '@zrak/ui/Card';
import { DataTable, type DataTableColumn } from '@zrak/ui/DataTable';
import { EmptyState } from '@zrak/ui/EmptyState';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { momentFormat } from '../../../i18n/dayFormat.ts';
import { useServices } from '../../../app/servicesHooks.ts';
import { maintenanceState } from '../../../shared/maintenanceState.ts';
import { dataOf } from '../../../shared/query/dataOf.ts';
import { LoadedPart } from '../LoadedPart.tsx';
import { RemoveContent } from '../RemoveContent.tsx';
import { TableSection } from '../TableSection.tsx';
import { EditMaintenance } from './EditMaintenance.tsx';
import { timeZoneOf } from './maintenanceDraft.ts';

type OpenDialog = { kind: 'edit'; alert: MaintenanceAlert | null } | { kind: 'remove'; alert: MaintenanceAlert };

const tones = { past: 'neutral', current: 'warning', coming: 'info' } as const;

/** Maintenance alerts of a client and its stations. */
export function MaintenanceSection({ client }: { client: NetworkClient }) {
  const intl = useIntl();
  const { api } = useServices();
  const alerts = useQuery({
    queryKey: ['maintenanceOfClient', client.id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/maintenanceAlerts/get', { params: { query: { clientId: client.id } }, signal })),
  });
  const columns = useColumns(client);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const reload = () => void alerts.refetch();
  const say = (id: 'maintenance' | 'none' | 'noneHint' | 'edit' | 'remove' | 'removeHint') =>
    intl.formatMessage({ id: `routes.network.MaintenanceSection.${id}` });
  const add = (isFirst: boolean) => (
    <Button
      icon={<Plus size={18} />}
      tone={isFirst ? 'primary' : 'secondary'}
      onPress={() => setDialog({ kind: 'edit', alert: null })}
    >
      <FormattedMessage id="routes.network.MaintenanceSection.add" />
    </Button>
  );
  return (
    <>
      <LoadedPart query={alerts} failed="routes.locations.MaintenanceBanner.failed">
        {(rows) =>
          rows.length === 0 ? (
            <Card>
              <EmptyState title={say('none')} description={say('noneHint')} action={add(true)} />
            </Card>
          ) : (
            <TableSection heading={say('maintenance')} isHeadingVisible={false} actions={add(false)}>
              <DataTable
                label={say('maintenance')}
                rows={rows}
                rowLabel={({ title }) => title}
                rowActions={(alert) => [
                  {
                    id: 'edit',
                    label: say('edit'),
                    icon: <Pencil size={16} />,
                    onAction: () => setDialog({ kind: 'edit', alert }),
                  },
                  {
                    id: 'remove',
                    label: say('remove'),
                    icon: <Trash2 size={16} />,
                    tone: 'danger',
                    onAction: () => setDialog({ kind: 'remove', alert }),
                  },
                ]}
                columns={columns}
              />
            </TableSection>
          )
        }
      </LoadedPart>
      {dialog?.kind === 'edit' && (
        <EditMaintenance client={client} alertId={dialog.alert?.id ?? null} onDone={reload} onClose={close} />
      )}
      {dialog?.kind === 'remove' && (
        <RemoveContent
          name={dialog.alert.title}
          body={say('removeHint')}
          remove={() => api.DELETE('/api/maintenanceAlerts/{id}', { params: { path: { id: dialog.alert.id } } })}
          onDone={reload}
          onClose={close}
        />
      )}
    </>
  );
}

function useColumns(client: NetworkClient): DataTableColumn<MaintenanceAlert>[] {
  const intl = useIntl();
  const say = (id: 'title' | 'station' | 'allStations' | 'when' | 'state') =>
    intl.formatMessage({ id: `routes.network.MaintenanceSection.${id}` });
  const stationOf = ({ locationId }: MaintenanceAlert) =>
    locationId === undefined
      ? say('allStations')
      : (client.stations.find(({ id }) => id === locationId)?.name ?? locationId);
  const whenOf = ({ locationId, from, to }: MaintenanceAlert) => {
    const timeZone = timeZoneOf(client, locationId);
    const moment = { ...momentFormat, timeZone } as const;
    const time =
      to === undefined
        ? intl.formatMessage({ id: 'routes.locations.MaintenanceBanner.from' }, { time: intl.formatDate(from, moment) })
        : intl.formatDateTimeRange(Date.parse(from), Date.parse(to), moment);
    const isForeign = timeZone !== new Intl.DateTimeFormat().resolvedOptions().timeZone;
    return isForeign
      ? intl.formatMessage({ id: 'routes.locations.MaintenanceBanner.inZone' }, { time, timeZone })
      : time;
  };
  return [
    {
      id: 'title',
      header: say('title'),
      isRowHeader: true,
      cell: ({ title }) => title,
      sortValue: ({ title }) => title,
    },
    { id: 'station', header: say('station'), isNamedInCard: false, cell: stationOf, sortValue: stationOf },
    {
      id: 'when',
      header: say('when'),
      isNamedInCard: false,
      cell: whenOf,
      sortValue: ({ from }) => Date.parse(from),
    },
    {
      id: 'state',
      header: say('state'),
      inCard: 'value',
      isNamedInCard: false,
      cell: (alert) => {
        const state = maintenanceState(alert);
        return (
          <Badge tone={tones[state]}>{intl.formatMessage({ id: `routes.network.MaintenanceSection.${state}` })}</Badge>
        );
      },
    },
  ];
}
