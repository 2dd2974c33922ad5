import type { AlertRule } from '@zrak/api-client';
import { skipToken, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useServices } from '../../app/servicesHooks.ts';
import { dataOf } from '../../shared/query/dataOf.ts';
import * as styles from './AlertsRoute.css.ts';

/** How often a rule would have triggered an alert lately. Empty for an incomplete rule, and while the server counts. */
export function TimesTriggered({ rule }: { rule: AlertRule | null }) {
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: ['alertPreview', rule],
    queryFn: rule ? ({ signal }) => dataOf(api.POST('/api/alerts/preview', { body: { rule }, signal })) : skipToken,
  });
  return (
    <p role="status" className={styles.preview}>
      {data && <FormattedMessage id="routes.alerts.EditAlert.preview" values={{ count: data.fired }} />}
    </p>
  );
}
