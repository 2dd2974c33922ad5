import type { ApiError, FiredAlert } from '@zrak/api-client';
import { Badge } from '@zrak/ui/Badge';
import { Button } from '@zrak/ui/Button';
import { DataTable } from '@zrak/ui/DataTable';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadFailure } from '../../app/LoadFailure.tsx';
import { useServices } from '../../app/servicesHooks.ts';
import { StationLink } from './AlertsTable.tsx';
import { useRuleText } from './useRuleText.ts';
import * as styles from './AlertsRoute.css.ts';

interface FiredAlertsProps {
  newest: readonly FiredAlert[];
  nextCursor: string | undefined;
}

/** The newest, and older ones when asked for. */
export function FiredAlerts({ newest, nextCursor }: FiredAlertsProps) {
  const { api } = useServices();
  const [older, setOlder] = useState<{ fired: FiredAlert[]; cursor: string | undefined } | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<ApiError>();
  const cursor = older ? older.cursor : nextCursor;
  const loadOlder = async () => {
    setLoading(true);
    const answer = await api.GET('/api/alerts/fired', { params: { query: { cursor: cursor! } } });
    setLoading(false);
    setError(answer.error);
    if (!answer.data) return;
    const { fired, nextCursor: next } = answer.data;
    setOlder((shown) => ({ fired: [...(shown?.fired ?? []), ...fired], cursor: next }));
  };
  return (
    <>
      <FiredTable fired={[...newest, ...(older?.fired ?? [])]} />
      {error && (
        <LoadFailure error={error} canRetry={false}>
          <FormattedMessage id="routes.alerts.AlertsRoute.failed" />
        </LoadFailure>
      )}
      {cursor !== undefined && (
        <div>
          <Button isPending={isLoading} onPress={() => void loadOlder()}>
            <FormattedMessage id="routes.alerts.FiredAlerts.older" />
          </Button>
        </div>
      )}
    </>
  );
}

function FiredTable({ fired }: { fired: readonly FiredAlert[] }) {
  const intl = useIntl();
  const ruleText = useRuleText();
  const say = (id: 'time' | 'value' | 'until' | 'lasting' | 'none') =>
    intl.formatMessage({ id: `routes.alerts.FiredAlerts.${id}` });
  const time = (instant: string) => (
    <time dateTime={instant} className={styles.noWrap}>
      {intl.formatDate(instant, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
  return (
    <DataTable
      label={intl.formatMessage({ id: 'routes.alerts.AlertsRoute.fired' })}
      columns={[
        { id: 'time', header: say('time'), isRowHeader: true, cell: (one) => time(one.time) },
        {
          id: 'until',
          header: say('until'),
          cell: ({ clearedAt }) => (clearedAt ? time(clearedAt) : <Badge tone="danger">{say('lasting')}</Badge>),
        },
        {
          id: 'station',
          header: intl.formatMessage({ id: 'routes.alerts.AlertsTable.station' }),
          cell: ({ subscription }) => <StationLink subscription={subscription} />,
        },
        {
          id: 'rule',
          header: intl.formatMessage({ id: 'routes.alerts.AlertsTable.rule' }),
          cell: ({ subscription }) => ruleText(subscription),
        },
        {
          id: 'value',
          header: say('value'),
          align: 'end',
          cell: ({ value, subscription: { measured } }) =>
            value === undefined || !measured ? (
              '–'
            ) : (
              <span className={styles.noWrap}>
                {intl.formatNumber(value, { maximumFractionDigits: measured.decimals })} {measured.unit}
              </span>
            ),
        },
      ]}
      rows={fired}
      emptyContent={say('none')}
      isVirtual={false}
    />
  );
}
