import type { FiredAlert } from '@zrak/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge } from '@zrak/ui/Badge';
import { Button } from '@zrak/ui/Button';
import { DataTable, type DataTableColumn } from '@zrak/ui/DataTable';
import { FormattedMessage, useIntl } from 'react-intl';
import { momentFormat } from '../../i18n/dayFormat.ts';
import { LoadFailure } from '../../shared/failures/LoadFailure.tsx';
import { useServices } from '../../app/servicesHooks.ts';
import { dataOf } from '../../shared/query/dataOf.ts';
import { StationLink } from './AlertsTable.tsx';
import { useRuleText } from './useRuleText.ts';
import * as styles from './AlertsRoute.css.ts';

interface FiredAlertsProps {
  newest: readonly FiredAlert[];
  nextCursor: string | undefined;
}

/** The newest alerts, and older ones on demand. */
export function FiredAlerts({ newest, nextCursor }: FiredAlertsProps) {
  const { api } = useServices();
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['firedAlerts', nextCursor],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(api.GET('/api/alerts/fired', { params: { query: { cursor: cursor! } }, signal })),
    initialPageParam: nextCursor,
    getNextPageParam: (page) => page.nextCursor,
    // The loader has loaded the newest; older ones load on demand.
    enabled: false,
    gcTime: 0,
  });
  const older = data?.pages.flatMap(({ fired }) => fired) ?? [];
  const hasMore = data ? hasNextPage : nextCursor !== undefined;
  return (
    <>
      <FiredTable fired={[...newest, ...older]} />
      {error && (
        <LoadFailure error={error} canRetry={false}>
          <FormattedMessage id="routes.alerts.AlertsRoute.failed" />
        </LoadFailure>
      )}
      {hasMore && (
        <div>
          <Button isPending={isFetching} onPress={() => void fetchNextPage()}>
            <FormattedMessage id="routes.alerts.FiredAlerts.older" />
          </Button>
        </div>
      )}
    </>
  );
}

function useColumns(): DataTableColumn<FiredAlert>[] {
  const intl = useIntl();
  const ruleText = useRuleText();
  const say = (id: 'time' | 'value' | 'until' | 'lasting') =>
    intl.formatMessage({ id: `routes.alerts.FiredAlerts.${id}` });
  const ofSubscription = (id: 'station' | 'rule') => intl.formatMessage({ id: `routes.alerts.AlertsTable.${id}` });
  return [
    { id: 'time', header: say('time'), isRowHeader: true, cell: ({ time }) => <Moment at={time} /> },
    {
      id: 'until',
      header: say('until'),
      cell: ({ clearedAt }) => (clearedAt ? <Moment at={clearedAt} /> : <Badge tone="danger">{say('lasting')}</Badge>),
    },
    {
      id: 'station',
      header: ofSubscription('station'),
      isNamedInCard: false,
      cell: ({ subscription }) => <StationLink subscription={subscription} />,
    },
    {
      id: 'rule',
      header: ofSubscription('rule'),
      isNamedInCard: false,
      cell: ({ subscription }) => ruleText(subscription),
    },
    { id: 'value', header: say('value'), align: 'end', inCard: 'value', cell: (one) => <Value fired={one} /> },
  ];
}

function FiredTable({ fired }: { fired: readonly FiredAlert[] }) {
  const intl = useIntl();
  return (
    <DataTable
      label={intl.formatMessage({ id: 'routes.alerts.AlertsRoute.fired' })}
      columns={useColumns()}
      rows={fired}
      emptyContent={intl.formatMessage({ id: 'routes.alerts.FiredAlerts.none' })}
      isVirtual={false}
    />
  );
}

function Moment({ at }: { at: string }) {
  const intl = useIntl();
  return (
    <time dateTime={at} className={styles.noWrap}>
      {intl.formatDate(at, momentFormat)}
    </time>
  );
}

/** Shows a dash for an alert about missing data, and if the subscription has been changed to one. */
function Value({ fired: { value, subscription } }: { fired: FiredAlert }) {
  const intl = useIntl();
  const { measured } = subscription;
  if (value === undefined || !measured) return '–';
  return (
    <span className={styles.noWrap}>
      {intl.formatNumber(value, { maximumFractionDigits: measured.decimals })} {measured.unit}
    </span>
  );
}
