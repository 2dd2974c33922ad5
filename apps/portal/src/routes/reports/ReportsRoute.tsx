import type { ApiError, Report } from '@zrak/api-client';
import { Button } from '@zrak/ui/Button';
import { EmptyState } from '@zrak/ui/EmptyState';
import { PageHeader } from '@zrak/ui/PageHeader';
import { FormattedMessage, useIntl } from 'react-intl';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { LoadFailure } from '../../shared/failures/LoadFailure.tsx';
import { clientContext, servicesContext } from '../../app/contexts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCapability } from '../../shared/capabilities.ts';
import { loadCapabilities } from '../../shared/query/loadCapabilities.ts';
import { unlessSearchOnly } from '../../shared/searchParams.ts';
import { useClientData } from '../../layouts/ClientLayout.tsx';
import { reportsAddress } from './reportsAddress.ts';
import { PeriodReportLink } from './PeriodReportLink.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportRow } from './ReportRow.tsx';
import * as styles from './ReportsRoute.css.ts';

interface ReportsData {
  reports: Report[];
  error: ApiError | null;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<ReportsData> {
  const services = context.get(servicesContext);
  const capabilities = await loadCapabilities(services);
  if (!capabilities.has('reports')) return { reports: [], error: null };
  const query = { clientId: context.get(clientContext).id };
  const { data, error } = await services.api.GET('/api/reports/get', { params: { query }, signal: request.signal });
  return { reports: data ?? [], error: error ?? null };
}

/** The filters are stored in the address and need no new call. */
export const shouldRevalidate = unlessSearchOnly;

export function Component() {
  const { reports, error } = useLoaderData<typeof loader>();
  const { client } = useClientData();
  const hasStatistics = useCapability('statistics');
  const hasFiles = useCapability('reports');
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'routes.reports.ReportsRoute.title' });
  return (
    <>
      <title>{`${title} – ${client.name}`}</title>
      <PageHeader title={title} subtitle={client.name} />
      <div className={styles.stack}>
        {hasStatistics && <PeriodReportLink />}
        {hasFiles && (
          <h2 className={styles.files}>
            <FormattedMessage id="routes.reports.ReportsRoute.files" />
          </h2>
        )}
      </div>
      {error ? (
        <LoadFailure error={error}>
          <FormattedMessage id="routes.reports.ReportsRoute.failed" />
        </LoadFailure>
      ) : reports.length === 0 ? (
        (hasFiles || !hasStatistics) && (
          <EmptyState
            title={intl.formatMessage({ id: 'routes.reports.ReportsRoute.none' })}
            {...(hasFiles && { description: intl.formatMessage({ id: 'routes.reports.ReportsRoute.noneHint' }) })}
          />
        )
      ) : (
        <ReportList reports={reports} />
      )}
    </>
  );
}

/** By year, the newest first. */
function ReportList({ reports }: { reports: readonly Report[] }) {
  const intl = useIntl();
  const {
    values: { type, year },
    change,
  } = useAddress(reportsAddress, 'replace');
  const found = reports.filter(
    (report) => (type === null || report.type === type) && (year === null || String(report.year) === year),
  );
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <ReportFilters reports={reports} />
        <p className={styles.count} role="status">
          <FormattedMessage id="routes.reports.ReportsRoute.count" values={{ count: found.length }} />
        </p>
      </div>
      {found.length === 0 && (
        <EmptyState
          title={intl.formatMessage({ id: 'routes.reports.ReportsRoute.noMatch' })}
          action={
            <Button onPress={() => change({ type: null, year: null })}>
              <FormattedMessage id="routes.reports.ReportsRoute.showAll" />
            </Button>
          }
        />
      )}
      {[...Map.groupBy(found, (report) => report.year)].map(([ofYear, list]) => (
        <section key={ofYear} aria-labelledby={`year-${ofYear}`}>
          <h3 id={`year-${ofYear}`} className={styles.year}>
            {ofYear}
          </h3>
          <ul className={styles.list}>
            {list.map((report) => (
              <ReportRow key={report.id} report={report} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
