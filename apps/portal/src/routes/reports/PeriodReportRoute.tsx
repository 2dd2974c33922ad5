import type { Api, ApiError, Client, ReportSubscription, Statistics } from '@zrak/api-client';
import { Avatar } from '@zrak/ui/Avatar';
import { Button } from '@zrak/ui/Button';
import { Link } from '@zrak/ui/Link';
import { PageHeader } from '@zrak/ui/PageHeader';
import { Skeleton } from '@zrak/ui/Skeleton';
import { Download, Printer } from 'lucide-react';
import { Suspense, use, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router-dom';
import { clientContext, servicesContext } from '../../app/contexts.ts';
import { requireCapability } from '../../shared/capabilities.ts';
import { LoadFailure } from '../../shared/failures/LoadFailure.tsx';
import { useClientLogo } from '../../shared/pictures/useClientLogo.ts';
import { paths } from '../../app/paths.ts';
import { useServices } from '../../app/servicesHooks.ts';
import { useClientData } from '../../layouts/ClientLayout.tsx';
import { AllStationsReport, StationPages } from './AllStationsReport.tsx';
import { MonthlyMail } from './MonthlyMail.tsx';
import './paper.css';
import { allStations, PeriodPicker } from './PeriodPicker.tsx';
import * as styles from './PeriodReport.css.ts';
import { reportPath, isPeriodName, kindOf, type PeriodKind, type PeriodName, periodText } from './periods.ts';
import { cssString } from './cssString.ts';
import { allStationsAddress, stationsPerPage } from './reportsAddress.ts';
import { StationReport } from './StationReport.tsx';
import { fileOf, useDownload } from '../../shared/reports/useDownload.ts';
import { useAddress } from '../../shared/address/useAddress.ts';

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
  const { page } = allStationsAddress.read(new URL(request.url).searchParams);
  const query = {
    ...queryOf(context.get(clientContext), locationId, period),
    ...(locationId === allStations && { limit: stationsPerPage, offset: (page - 1) * stationsPerPage }),
  };
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
  useRunningHead(title, client.name);
  const { search } = useLocation();
  const { page } = useAddress(allStationsAddress, 'push').values;
  const isOfAll = locationId === allStations;
  const isWhole = useWhole(outcome);
  /** Another page of stations is another report. */
  const key = `${title} ${page}`;
  return (
    <div className={styles.page}>
      <title>{`${title} – ${client.name}`}</title>
      <PaperHead client={client} />
      <PageHeader
        title={title}
        subtitle={
          <span className={styles.screenOnly}>
            <FormattedMessage id="routes.reports.PeriodReportRoute.subtitle" />
          </span>
        }
        breadcrumb={
          <span className={styles.screenOnly}>
            <Link href={paths.reports(client.code)}>
              <FormattedMessage id="routes.reports.PeriodReportRoute.back" />
            </Link>
          </span>
        }
        actions={
          <Suspense key={key} fallback={<ReportButtons isDisabled />}>
            <ReportActions outcome={outcome} query={queryOf(client, locationId, period)} title={title} />
          </Suspense>
        }
      />
      <div className={styles.controls}>
        <PeriodPicker
          locationId={locationId}
          period={period}
          onChange={(choice) => {
            const path = reportPath(client.code, choice.locationId, choice.period);
            // Another period is shown on the same page of stations.
            void navigate(isOfAll && choice.locationId === allStations ? path + search : path);
          }}
        />
        {isOfAll && !isWhole && <StationPages count={locations.length} />}
      </div>
      <Suspense key={key} fallback={<ReportSkeleton kind={kindOf(period)} />}>
        <Report outcome={outcome} isOfAll={isOfAll} period={period} />
      </Suspense>
      {subscriptions && (
        <Suspense key={locationId}>
          <MonthlyMail subscriptions={subscriptions} locationId={locationId} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether the server has sent all stations without being asked: it knows no pages. */
function useWhole(outcome: PeriodReportData['outcome']): boolean {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void outcome.then(({ data }) => {
      if (isCurrent) setWhole(data !== undefined && data.total === undefined);
    });
    return () => {
      isCurrent = false;
    };
  }, [outcome]);
  return isWhole;
}

/** Names report and client at the head of each page of paper after the first: paper.css reads the variables. */
function useRunningHead(title: string, owner: string) {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--report-head', cssString(title));
    style.setProperty('--report-owner', cssString(owner));
    return () => {
      style.removeProperty('--report-head');
      style.removeProperty('--report-owner');
    };
  }, [title, owner]);
}

/** Owner and kind of the document, at the head of its first page. */
function PaperHead({ client }: { client: Client }) {
  const src = useClientLogo(client);
  return (
    <div className={styles.paperHead}>
      <span className={styles.owner}>
        <Avatar name={client.name} src={src} isDecorative />
        {client.name}
      </span>
      <FormattedMessage id="routes.reports.PeriodReportRoute.subtitle" />
    </div>
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
  // Of a page after the last one the report is empty.
  if (error || !data || (!station && !data.total)) {
    return (
      <LoadFailure {...(error && { error })}>
        <FormattedMessage id="routes.reports.PeriodReportRoute.failed" />
      </LoadFailure>
    );
  }
  if (isOfAll || !station) return <AllStationsReport statistics={data} period={period} client={client} />;
  return <StationReport station={station} period={period} />;
}

interface ReportActionsProps extends Pick<PeriodReportData, 'outcome'> {
  query: ReturnType<typeof queryOf>;
  title: string;
}

function ReportActions({ outcome, query, title }: ReportActionsProps) {
  const { api } = useServices();
  const { data } = use(outcome);
  const { isLoading, download } = useDownload();
  const load = () =>
    download(fileOf(api.GET('/api/reports/workbook', { params: { query }, parseAs: 'stream' })), `${title}.xlsx`);
  return <ReportButtons isDisabled={!data} isLoading={isLoading} onDownload={() => void load()} />;
}

interface ReportButtonsProps {
  /** Until the report has loaded, and if it could not be loaded. */
  isDisabled: boolean;
  isLoading?: boolean;
  onDownload?: () => void;
}

function ReportButtons({ isDisabled, isLoading = false, onDownload }: ReportButtonsProps) {
  return (
    <>
      <Button
        icon={<Download size={16} />}
        isDisabled={isDisabled}
        isPending={isLoading}
        {...(onDownload && { onPress: onDownload })}
      >
        <FormattedMessage id="routes.reports.PeriodReportRoute.excel" />
      </Button>
      <Button icon={<Printer size={16} />} isDisabled={isDisabled} onPress={() => print()}>
        <FormattedMessage id="routes.reports.PeriodReportRoute.print" />
      </Button>
    </>
  );
}

const tilesShown = [1, 2, 3, 4];

/** The shape of a report: headline, tiles, tables. */
function ReportSkeleton({ kind }: { kind: PeriodKind }) {
  return (
    <div className={styles.sheet} role="status">
      <div className={styles.masthead}>
        <p className={styles.kicker}>
          <FormattedMessage id="routes.reports.PeriodReportRoute.loading" values={{ kind }} />
        </p>
        <div className={styles.verdictBox}>
          <Skeleton shape="block" height="56px" />
          <Skeleton shape="block" height="56px" />
        </div>
      </div>
      <div className={styles.tiles}>
        {tilesShown.map((tile) => (
          <Skeleton key={tile} shape="block" height="108px" />
        ))}
      </div>
      <div className={styles.section}>
        <Skeleton width="240px" />
        <Skeleton lines={8} />
      </div>
    </div>
  );
}
