import type { NetworkClient, NetworkSeries, NetworkStation } from '@zrak/api-client';
import { Button } from '@zrak/ui/Button';
import { Card } from '@zrak/ui/Card';
import { DataTable, type DataTableColumn } from '@zrak/ui/DataTable';
import { EmptyState } from '@zrak/ui/EmptyState';
import { Formula } from '@zrak/ui/Formula';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TableSection } from '../TableSection.tsx';
import { EditSeries } from './EditSeries.tsx';
import { useNetwork } from '../../../shared/network/networkData.ts';
import { RemoveObject } from '../RemoveObject.tsx';
import * as styles from '../network.css.ts';

interface SeriesSectionProps {
  client: NetworkClient;
  station: NetworkStation;
}

type OpenDialog = { kind: 'edit'; series: NetworkSeries | null } | { kind: 'remove'; series: NetworkSeries };

/** Data series of the station. */
export function SeriesSection({ client, station }: SeriesSectionProps) {
  const intl = useIntl();
  const { nameOf } = useParameters();
  const columns = useColumns(station);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const say = (id: 'series' | 'none' | 'noneHint' | 'edit' | 'remove') =>
    intl.formatMessage({ id: `routes.network.SeriesSection.${id}` });
  const { series } = station;
  const add = (
    <Button
      icon={<Plus size={18} />}
      tone={series.length === 0 ? 'primary' : 'secondary'}
      onPress={() => setDialog({ kind: 'edit', series: null })}
    >
      <FormattedMessage id="routes.network.SeriesSection.add" />
    </Button>
  );
  const table =
    series.length === 0 ? (
      <Card heading={say('series')} level={3}>
        <EmptyState title={say('none')} description={say('noneHint')} action={add} />
      </Card>
    ) : (
      <TableSection heading={say('series')} isHeadingVisible={false} actions={add}>
        <DataTable
          label={say('series')}
          rows={series}
          density="compact"
          rowLabel={nameOf}
          rowActions={(one) => [
            {
              id: 'edit',
              label: say('edit'),
              icon: <Pencil size={16} />,
              onAction: () => setDialog({ kind: 'edit', series: one }),
            },
            {
              id: 'remove',
              label: say('remove'),
              icon: <Trash2 size={16} />,
              tone: 'danger',
              onAction: () => setDialog({ kind: 'remove', series: one }),
            },
          ]}
          columns={columns}
        />
      </TableSection>
    );
  return (
    <>
      {table}
      {dialog?.kind === 'edit' && (
        <EditSeries client={client} station={station} series={dialog.series} onClose={close} />
      )}
      {dialog?.kind === 'remove' && (
        <RemoveObject
          object={{ kind: 'series', id: dialog.series.id }}
          name={nameOf(dialog.series)}
          onDone={close}
          onClose={close}
        />
      )}
    </>
  );
}

function useColumns(station: NetworkStation): DataTableColumn<NetworkSeries>[] {
  const intl = useIntl();
  const { parameterOf, nameOf } = useParameters();
  const say = (id: 'parameter' | 'unit' | 'interval' | 'instrument' | 'id') =>
    intl.formatMessage({ id: `routes.network.SeriesSection.${id}` });
  const instrumentOf = ({ instrument }: NetworkSeries) => {
    const found = station.instruments.find(({ id }) => id === instrument);
    return found && `${found.maker} ${found.model}`;
  };
  return [
    {
      id: 'parameter',
      header: say('parameter'),
      isRowHeader: true,
      cell: (one) => <Formula text={nameOf(one)} />,
    },
    {
      id: 'unit',
      header: say('unit'),
      isNamedInCard: false,
      cell: ({ parameter }) => parameterOf(parameter)?.unit,
    },
    {
      id: 'interval',
      header: say('interval'),
      cell: ({ interval }) => intl.formatMessage({ id: `routes.locations.interval.${interval}` }),
    },
    { id: 'instrument', header: say('instrument'), cell: (one) => instrumentOf(one) ?? '–' },
    { id: 'id', header: say('id'), cell: ({ id }) => <code className={styles.muted}>{id}</code> },
  ];
}

function useParameters() {
  const { parameters } = useNetwork();
  const parameterOf = (code: string) => parameters.find((one) => one.code === code);
  return { parameterOf, nameOf: ({ parameter }: NetworkSeries) => parameterOf(parameter)?.name ?? parameter };
}
