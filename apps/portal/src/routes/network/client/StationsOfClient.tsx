import type { NetworkClient } from '@zrak/api-client';
import { Card } from '@zrak/ui/Card';
import { DataTable } from '@zrak/ui/DataTable';
import { EmptyState } from '@zrak/ui/EmptyState';
import { LinkButton } from '@zrak/ui/LinkButton';
import { Plus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../../app/paths.ts';
import { TableSection } from '../TableSection.tsx';

export function StationsOfClient({ client }: { client: NetworkClient }) {
  const intl = useIntl();
  const { stations } = client;
  const say = (id: 'stations' | 'name' | 'position' | 'series' | 'none' | 'noneHint') =>
    intl.formatMessage({ id: `routes.network.StationsOfClient.${id}` });
  const add = (
    <LinkButton
      href={paths.networkNewStation(client.id)}
      icon={<Plus size={18} />}
      tone={stations.length === 0 ? 'primary' : 'secondary'}
    >
      <FormattedMessage id="routes.network.StationsOfClient.add" />
    </LinkButton>
  );
  const degrees = (value: number) => intl.formatNumber(value, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  if (stations.length === 0) {
    return (
      <Card>
        <EmptyState title={say('none')} description={say('noneHint')} action={add} />
      </Card>
    );
  }
  return (
    <TableSection heading={say('stations')} isHeadingVisible={false} actions={add}>
      <DataTable
        label={say('stations')}
        rows={stations}
        rowHref={({ id }) => paths.networkStation(client.id, id)}
        columns={[
          {
            id: 'name',
            header: say('name'),
            isRowHeader: true,
            cell: ({ name }) => name,
            sortValue: ({ name }) => name,
          },
          {
            id: 'position',
            header: say('position'),
            isNamedInCard: false,
            cell: ({ latitude, longitude }) => `${degrees(latitude)}, ${degrees(longitude)}`,
          },
          {
            id: 'series',
            header: say('series'),
            align: 'end',
            cell: ({ series }) => intl.formatNumber(series.length),
            sortValue: ({ series }) => series.length,
          },
        ]}
      />
    </TableSection>
  );
}
