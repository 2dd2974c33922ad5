import type { AlertSubscription, ApiError, FiredAlert, ReportSubscription } from '@zrak/api-client';
import { Button } from '@zrak/ui/Button';
import { PageHeader } from '@zrak/ui/PageHeader';
import { PassFocusOn } from '@zrak/ui/PassFocusOn';
import { BellPlus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { requireCapability } from '../../shared/capabilities.ts';
import { LoadFailure } from '../../shared/failures/LoadFailure.tsx';
import { useKeptState } from '../../shared/useKeptState.ts';
import { servicesContext } from '../../app/contexts.ts';
import { withReturnTo } from '../../session/returnTo.ts';
import { paths } from '../../app/paths.ts';
import { useClientData } from '../../layouts/ClientLayout.tsx';
import type { AlertDraft } from './alertDraft.ts';
import { AlertsTable } from './AlertsTable.tsx';
import { DeleteAlert } from './DeleteAlert.tsx';
import { EditAlert } from './EditAlert.tsx';
import { FiredAlerts } from './FiredAlerts.tsx';
import { MonthlyReports } from './MonthlyReports.tsx';
import { NoAlerts } from './NoAlerts.tsx';
import * as styles from './AlertsRoute.css.ts';

interface AlertsData {
  subscriptions: AlertSubscription[];
  fired: FiredAlert[];
  nextCursor: string | undefined;
  reports: ReportSubscription[];
  error: ApiError | null;
}

/** Subscriptions of the viewer, of any client; a visitor to a public client has none. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<AlertsData> {
  const { api, user } = context.get(servicesContext);
  if (!user()) throw redirect(withReturnTo(paths.logIn, new URL(request.url).pathname));
  const capabilities = await requireCapability(context, 'alerts');
  const { signal } = request;
  const [subscriptions, fired, reports] = await Promise.all([
    api.GET('/api/alerts/get', { signal }),
    api.GET('/api/alerts/fired', { signal }),
    capabilities.has('reportMails') ? api.GET('/api/reports/subscriptions/get', { signal }) : { data: [] },
  ]);
  const error = subscriptions.error ?? fired.error ?? ('error' in reports ? reports.error : null) ?? null;
  return {
    subscriptions: subscriptions.data ?? [],
    fired: fired.data?.fired ?? [],
    nextCursor: fired.data?.nextCursor,
    reports: reports.data ?? [],
    error,
  };
}

type OpenDialog = { kind: 'add'; draft?: AlertDraft } | { kind: 'edit' | 'delete'; subscription: AlertSubscription };

export function Component() {
  const intl = useIntl();
  const { client } = useClientData();
  const { subscriptions, fired, nextCursor, reports, error } = useLoaderData<typeof loader>();
  const [dialog, setDialog] = useKeptState<OpenDialog | null>('alerts dialog', () => null);
  const close = () => setDialog(null);
  const isListed = (id: string) => error !== null || subscriptions.some((one) => one.id === id);
  const title = intl.formatMessage({ id: 'routes.alerts.AlertsRoute.title' });
  const addButton = (
    <Button tone="primary" icon={<BellPlus size={18} />} onPress={() => setDialog({ kind: 'add' })}>
      <FormattedMessage id="routes.alerts.AlertsRoute.add" />
    </Button>
  );
  return (
    <>
      <title>{`${title} – ${client.name}`}</title>
      <PageHeader
        title={title}
        subtitle={intl.formatMessage({ id: 'routes.alerts.AlertsRoute.subtitle' })}
        {...(subscriptions.length > 0 && { actions: addButton })}
      />
      {error ? (
        <LoadFailure error={error}>
          <FormattedMessage id="routes.alerts.AlertsRoute.failed" />
        </LoadFailure>
      ) : subscriptions.length === 0 ? (
        <PassFocusOn key="none" to="heading">
          <NoAlerts onAdd={(draft) => setDialog({ kind: 'add', ...(draft && { draft }) })} />
        </PassFocusOn>
      ) : (
        <PassFocusOn key="some" to="heading">
          <div className={styles.stack}>
            <AlertsTable
              subscriptions={subscriptions}
              onEdit={(subscription) => setDialog({ kind: 'edit', subscription })}
              onDelete={(subscription) => setDialog({ kind: 'delete', subscription })}
            />
            <h2 className={styles.heading}>
              <FormattedMessage id="routes.alerts.AlertsRoute.fired" />
            </h2>
            {/* Remounted with each load, so that pages loaded later belong to it. */}
            <FiredAlerts key={fired[0]?.id} newest={fired} nextCursor={nextCursor} />
          </div>
        </PassFocusOn>
      )}
      {reports.length > 0 && <MonthlyReports subscriptions={reports} />}
      {dialog?.kind === 'add' && <EditAlert onClose={close} {...(dialog.draft && { start: dialog.draft })} />}
      {dialog?.kind === 'edit' && (
        <EditAlert subscription={dialog.subscription} isGone={!isListed(dialog.subscription.id)} onClose={close} />
      )}
      {dialog?.kind === 'delete' && <DeleteAlert subscription={dialog.subscription} onClose={close} />}
    </>
  );
}
