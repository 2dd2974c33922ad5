import type { ReportSubscription } from '@zrak/api-client';
import { DataTable, type DataTableColumn } from '@zrak/ui/DataTable';
import { Link } from '@zrak/ui/Link';
import { showErrorToast, showSuccessToast } from '@zrak/ui/Toast';
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useServices } from '../../app/servicesHooks.ts';
import { isGone, useFormErrorText } from '../../shared/useFormCall.ts';
import * as styles from './AlertsRoute.css.ts';

function useColumns(): DataTableColumn<ReportSubscription>[] {
  const intl = useIntl();
  const subjectText = useSubjectText();
  const say = (id: 'report' | 'next') => intl.formatMessage({ id: `routes.alerts.MonthlyReports.${id}` });
  return [
    {
      id: 'report',
      header: say('report'),
      isRowHeader: true,
      cell: (one) => <Link href={paths.reports(one.clientCode)}>{subjectText(one)}</Link>,
    },
    { id: 'next', header: say('next'), cell: ({ nextMonth }) => <Month name={nextMonth} /> },
  ];
}

/** Monthly reports mailed to the viewer. */
export function MonthlyReports({ subscriptions }: { subscriptions: readonly ReportSubscription[] }) {
  const intl = useIntl();
  const subjectText = useSubjectText();
  const { ending, unsubscribe } = useUnsubscribe();
  const say = (id: 'heading' | 'end') => intl.formatMessage({ id: `routes.alerts.MonthlyReports.${id}` });
  return (
    <section className={styles.reports} aria-labelledby="monthly-reports">
      <h2 id="monthly-reports" className={styles.heading}>
        {say('heading')}
      </h2>
      <DataTable
        label={say('heading')}
        columns={useColumns()}
        rows={subscriptions}
        rowLabel={subjectText}
        rowActions={(one) => [
          {
            id: 'end',
            label: say('end'),
            icon: <MailX size={16} />,
            tone: 'danger',
            isDisabled: ending.includes(one.id),
            onAction: () => void unsubscribe(one),
          },
        ]}
        isVirtual={false}
      />
    </section>
  );
}

/** The station, or the client for all of its stations. */
function useSubjectText(): (subscription: ReportSubscription) => string {
  const intl = useIntl();
  return ({ clientName, locationName }) =>
    locationName ?? intl.formatMessage({ id: 'routes.alerts.MonthlyReports.all' }, { client: clientName });
}

function Month({ name }: { name: string }) {
  const intl = useIntl();
  return intl.formatDate(`${name}-15T12:00:00Z`, { timeZone: 'UTC', month: 'long', year: 'numeric' });
}

/** Without confirmation: after unsubscribing by mistake, the user can subscribe again next to the report. */
function useUnsubscribe() {
  const intl = useIntl();
  const { api } = useServices();
  const { revalidate } = useRevalidator();
  const errorText = useFormErrorText('routes.alerts.MonthlyReports.failed');
  const [ending, setEnding] = useState<readonly string[]>([]);
  const unsubscribe = async ({ id }: ReportSubscription) => {
    setEnding((before) => [...before, id]);
    const { error } = await api.DELETE('/api/reports/subscriptions/{id}', { params: { path: { id } } });
    if (error && !isGone(error)) showErrorToast(errorText(error));
    else {
      showSuccessToast(intl.formatMessage({ id: 'routes.alerts.MonthlyReports.ended' }));
      await revalidate();
    }
    setEnding((before) => before.filter((one) => one !== id));
  };
  return { ending, unsubscribe };
}
