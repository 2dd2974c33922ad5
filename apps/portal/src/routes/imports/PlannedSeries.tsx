import type { ImportedSeries, Network } from '@zrak/api-client';
import { Badge } from '@zrak/ui/Badge';
import { DataTable, type DataTableColumn } from '@zrak/ui/DataTable';
import { Formula } from '@zrak/ui/Formula';
import { useIntl } from 'react-intl';
import { dayFormat } from '../../i18n/dayFormat.ts';
import * as styles from './imports.css.ts';

interface PlannedSeriesProps {
  network: Network;
  series: readonly ImportedSeries[];
}

type Row = ImportedSeries & { id: string };

/** Series that get the values of the file. */
export function PlannedSeries({ network, series }: PlannedSeriesProps) {
  const intl = useIntl();
  const columns = useColumns(network);
  const heading = intl.formatMessage({ id: 'routes.imports.PlannedSeries.series' });
  return (
    <section aria-labelledby="planned-series" className={styles.section}>
      <h2 id="planned-series" className={styles.heading}>
        {heading}
      </h2>
      <DataTable
        label={heading}
        columns={columns}
        rows={series.map((one) => ({ ...one, id: `${one.locationId} ${one.parameter}` }))}
        density="compact"
        isVirtual={false}
      />
    </section>
  );
}

function useColumns({ clients, parameters }: Network): DataTableColumn<Row>[] {
  const intl = useIntl();
  const say = (
    id: 'parameter' | 'station' | 'column' | 'unit' | 'interval' | 'period' | 'values' | 'state' | 'isNew' | 'exists',
  ) => intl.formatMessage({ id: `routes.imports.PlannedSeries.${id}` });
  const zones = new Map(clients.flatMap(({ stations }) => stations.map(({ id, timeZone }) => [id, timeZone])));
  const period = ({ from, to, locationId }: ImportedSeries) => {
    const timeZone = zones.get(locationId);
    return intl.formatDateTimeRange(new Date(from), Date.parse(to) - 1, {
      ...dayFormat,
      ...(timeZone !== undefined && { timeZone }),
    });
  };
  return [
    {
      id: 'parameter',
      header: say('parameter'),
      isRowHeader: true,
      cell: ({ parameter }) => <Formula text={parameters.find(({ code }) => code === parameter)?.name ?? parameter} />,
    },
    { id: 'station', header: say('station'), isNamedInCard: false, cell: ({ locationName }) => locationName },
    { id: 'column', header: say('column'), cell: (one) => one.columns.join(', ') },
    { id: 'unit', header: say('unit'), cell: (one) => one.units.join('; ') },
    {
      id: 'interval',
      header: say('interval'),
      isNamedInCard: false,
      cell: ({ interval }) => intl.formatMessage({ id: `routes.locations.interval.${interval}` }),
    },
    {
      id: 'period',
      header: say('period'),
      isNamedInCard: false,
      cell: (one) => <span className={styles.nowrap}>{period(one)}</span>,
    },
    { id: 'values', header: say('values'), align: 'end', cell: ({ values }) => intl.formatNumber(values) },
    {
      id: 'state',
      header: say('state'),
      inCard: 'value',
      cell: ({ isNew }) => <Badge tone={isNew ? 'info' : 'neutral'}>{say(isNew ? 'isNew' : 'exists')}</Badge>,
    },
  ];
}
