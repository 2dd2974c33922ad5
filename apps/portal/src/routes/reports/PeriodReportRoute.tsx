import type { Api, ApiError, Client, ReportSubscription, Statistics } from '@zrak/api-client';
import { Button } from '@zrak/ui/Button';
import { Link } from '@zrak/ui/Link';
import { PageHeader } from '@zrak/ui/PageHeader';
import { Skeleton } from '@zrak/ui/Skeleton';
import { Download, Printer } from 'lucide-react';
import { Suspense, use } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate, useParams } from 'react-router-dom';
import { clientContext, servicesContext } from '../../app/contexts.ts';
import { requireCapability } from '../../shared/capabilities.ts';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { paths } from '../../app/paths.ts';
import { useServices } from '../../app/servicesHooks.ts';
import { useClientData } from '../../layouts/ClientLayout.tsx';
import { AllStationsReport } from './AllStationsReport.tsx';
import { MonthlyMail } from './MonthlyMail.tsx';
import './paper.css';
import { allStations, PeriodPicker } from './PeriodPicker.tsx';
import * as styles from './PeriodReport.css.ts';
import { reportPath, isPeriodName, kindOf, type PeriodName, periodText } from './periods.ts';
import { StationReport } from './StationReport.tsx';
import { useDownload } from './useDownload.ts';

interface Outcome {
  data?: Statistics;
  error?: ApiError;
}

interface PeriodReportData {
  /** Loaded after the page is shown, because it takes seconds. */
  outcome: Promise<Outcome>;
  /** Report subscriptions of the viewer; null for a visitor, and for a year. */
  subscriptions: Promise<ReportSubscription[] | null> | null;
}

export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<PeriodReportData> {
  const { api, user } = context.get(servicesContext);
  const { signal } = request;
  const { locationId = allStations, period = '' } = params;
  if (!isPeriodName(period)) throw redirect(paths.notFound);
  const capabilities = await requireCapability(context, 'statistics');
  const query = queryOf(context.get(clientContext), locationId, period);
  return {
    outcome: api.GET('/api/reports/statistics', { params: { query }, signal }),
    subscriptions:
      user() && kindOf(period) === 'month' && capabilities.has('reportMails') ? subscriptionsOf(api, signal) : null,
  };
}

const queryOf = ({ id }: Pick<Client, 'id'>, locationId: string, period: PeriodName) => ({
  clientId: id,
  period,
  ...(locationId !== allStations && { locationId }),
});

async function subscriptionsOf(api: Api, signal: AbortSignal): Promise<ReportSubscription[] | null> {
  const { data } = await api.GET('/api/reports/subscriptions/get', { signal });
  return data ?? null;
}

export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { client, locations } = useClientData();
  const { outcome, subscriptions } = useLoaderData<typeof loader>();
  const { locationId = allStations, period = '' } = useParams();
  const name =
    locationId === allStations
      ? client.name
      : (locations.find(({ id }) => id === locationId)?.name ??
        intl.formatMessage({ id: 'routes.reports.PeriodReportRoute.unknownStation' }));
  const title = `${name}, ${periodText(intl, period)}`;
  return (
    <>
      <title>{`${title} – ${client.name}`}</title>
      <PageHeader
        title={title}
        subtitle={intl.formatMessage({ id: 'routes.reports.PeriodReportRoute.subtitle' })}
        breadcrumb={
          <span className={styles.screenOnly}>
            <Link href={paths.reports(client.code)}>
              <FormattedMessage id="routes.reports.PeriodReportRoute.back" />
            </Link>
          </span>
        }
      />
      <div className={styles.bar}>
        <PeriodPicker
          locationId={locationId}
          period={period}
          onChange={(choice) => void navigate(reportPath(client.code, choice.locationId, choice.period))}
        />
        <Suspense key={title}>
          <ReportActions outcome={outcome} query={queryOf(client, locationId, period)} title={title} />
        </Suspense>
        {subscriptions && (
          <Suspense key={locationId}>
            <MonthlyMail subscriptions={subscriptions} locationId={locationId} />
          </Suspense>
        )}
      </div>
      <Suspense key={title} fallback={<ReportSkeleton />}>
        <Report outcome={outcome} isOfAll={locationId === allStations} period={period} />
      </Suspense>
    </>
  );
}

interface ReportProps extends Pick<PeriodReportData, 'outcome'> {
  isOfAll: boolean;
  period: PeriodName;
}

function Report({ outcome, isOfAll, period }: ReportProps) {
  const { client } = useClientData();
  const { data, error } = use(outcome);
  const [station] = data?.stations ?? [];
  if (error || !data || !station) {
    return (
      <LoadFailure {...(error && { error })}>
        <FormattedMessage id="routes.reports.PeriodReportRoute.failed" />
      </LoadFailure>
    );
  }
  if (isOfAll) return <AllStationsReport stations={data.stations} period={period} client={client} />;
  return <StationReport station={station} period={period} clientName={client.name} />;
}

interface ReportActionsProps extends Pick<PeriodReportData, 'outcome'> {
  query: ReturnType<typeof queryOf>;
  title: string;
}

function ReportActions({ outcome, query, title }: ReportActionsProps) {
  const { api } = useServices();
  const { data } = use(outcome);
  const { isLoading, download } = useDownload();
  if (!data) return null;
  const load = () =>
    download(api.GET('/api/reports/workbook', { params: { query }, parseAs: 'blob' }), `${title}.xlsx`);
  return (
    <div className={styles.actions}>
      <Button icon={<Download size={16} />} isPending={isLoading} onPress={() => void load()}>
        <FormattedMessage id="routes.reports.PeriodReportRoute.excel" />
      </Button>
      <Button tone="primary" icon={<Printer size={16} />} onPress={() => print()}>
        <FormattedMessage id="routes.reports.PeriodReportRoute.print" />
      </Button>
    </div>
  );
}

function ReportSkeleton() {
  return (
    <div className={styles.sheet} role="status">
      <p>
        <FormattedMessage id="routes.reports.PeriodReportRoute.loading" />
      </p>
      <Skeleton shape="block" height="88px" />
      <Skeleton shape="block" height="360px" />
    </div>
  );
}
