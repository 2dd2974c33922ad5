import { DataTable } from '@zrak/ui/DataTable';
import { useIntl } from 'react-intl';
import { paths } from '../../app/paths.ts';
import { useNetwork } from '../../shared/network/networkData.ts';
import { TableSection } from './TableSection.tsx';
import * as styles from './network.css.ts';

/** The clients in numbers, until one is chosen. */
export function Component() {
  const intl = useIntl();
  const { clients } = useNetwork();
  const say = (id: 'clients' | 'name' | 'code' | 'visibility' | 'public' | 'private' | 'stations' | 'series') =>
    intl.formatMessage({ id: `routes.network.NetworkStart.${id}` });
  const rows = clients.map((client) => ({
    ...client,
    series: client.stations.reduce((count, { series }) => count + series.length, 0),
  }));
  return (
    <div className={styles.besideList}>
      <TableSection heading={say('clients')} level={2}>
        <DataTable
          label={say('clients')}
          rows={rows}
          rowHref={({ id }) => paths.networkClient(id)}
          columns={[
            {
              id: 'name',
              header: say('name'),
              isRowHeader: true,
              cell: ({ name }) => name,
              sortValue: ({ name }) => name,
            },
            { id: 'code', header: say('code'), cell: ({ code }) => code },
            {
              id: 'visibility',
              header: say('visibility'),
              isNamedInCard: false,
              cell: (client) => say(client.public ? 'public' : 'private'),
            },
            {
              id: 'stations',
              header: say('stations'),
              align: 'end',
              cell: ({ stations }) => intl.formatNumber(stations.length),
              sortValue: ({ stations }) => stations.length,
            },
            {
              id: 'series',
              header: say('series'),
              align: 'end',
              cell: ({ series }) => intl.formatNumber(series),
              sortValue: ({ series }) => series,
            },
          ]}
        />
      </TableSection>
    </div>
  );
}
