import type { ApiError, AuditEvent, AuditKind, AuditOutcome, Client } from '@zrak/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@zrak/ui/Button';
import { PageHeader } from '@zrak/ui/PageHeader';
import { FormattedMessage, useIntl } from 'react-intl';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { dataOf } from '../../shared/query/dataOf.ts';
import { requireCapability } from '../../shared/capabilities.ts';
import { LoadFailure } from '../../shared/failures/LoadFailure.tsx';
import { servicesContext } from '../../app/contexts.ts';
import { useServices } from '../../app/servicesHooks.ts';
import { auditAddress } from './auditAddress.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';
import * as styles from './AuditLogRoute.css.ts';

interface AuditData {
  events: AuditEvent[];
  nextCursor: string | undefined;
  error: ApiError | null;
  /** Filters of the request; pages loaded later use the same ones. */
  query: AuditQuery;
  /** Those that events name by id. */
  clients: Client[];
}

interface AuditQuery {
  kind?: AuditKind[];
  outcome?: AuditOutcome;
  search?: string;
}

/** Converts the filters in the address to the request. */
function queryOf(request: Request): AuditQuery {
  const { kind, outcome, search } = auditAddress.read(new URL(request.url).searchParams);
  const text = search.trim().slice(0, 100);
  return { ...(kind && { kind: [kind] }), ...(outcome && { outcome }), ...(text && { search: text }) };
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<AuditData> {
  const { api, clients } = context.get(servicesContext);
  await requireCapability(context, 'auditLog');
  const query = queryOf(request);
  const [{ data, error }, known] = await Promise.all([
    api.GET('/api/audit/get', { params: { query }, signal: request.signal }),
    // Events with ids are better than none.
    clients().catch(() => []),
  ]);
  return {
    events: data?.events ?? [],
    nextCursor: data?.nextCursor,
    error: error ?? null,
    query,
    clients: known,
  };
}

export function Component() {
  const intl = useIntl();
  const data = useLoaderData<typeof loader>();
  const title = intl.formatMessage({ id: 'routes.audit.AuditLogRoute.title' });
  return (
    <>
      <title>{`${title} – Zrak`}</title>
      <PageHeader title={title} subtitle={intl.formatMessage({ id: 'routes.audit.AuditLogRoute.subtitle' })} />
      <div className={styles.stack}>
        <AuditFilters />
        {data.error ? (
          <LoadFailure error={data.error}>
            <FormattedMessage id="routes.audit.AuditLogRoute.failed" />
          </LoadFailure>
        ) : (
          <Log data={data} />
        )}
      </div>
    </>
  );
}

/** The newest events, and older ones on demand. */
function Log({ data }: { data: AuditData }) {
  const { api } = useServices();
  const { nextCursor, query } = data;
  const older = useInfiniteQuery({
    queryKey: ['auditEvents', query, nextCursor],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(api.GET('/api/audit/get', { params: { query: { ...query, cursor: cursor! } }, signal })),
    initialPageParam: nextCursor,
    getNextPageParam: (page) => page.nextCursor,
    // The loader has loaded the newest; older ones load on demand.
    enabled: false,
    gcTime: 0,
  });
  const { error } = older;
  const events = [...data.events, ...(older.data?.pages.flatMap((page) => page.events) ?? [])];
  const hasMore = older.data ? older.hasNextPage : nextCursor !== undefined;

  return (
    <>
      <AuditTable events={events} clients={data.clients} />
      {/* The button below tries again. */}
      {error && (
        <LoadFailure error={error} canRetry={false}>
          <FormattedMessage id="routes.audit.AuditLogRoute.failed" />
        </LoadFailure>
      )}
      {hasMore && (
        <div>
          <Button isPending={older.isFetching} onPress={() => void older.fetchNextPage()}>
            <FormattedMessage id="routes.audit.AuditLogRoute.older" />
          </Button>
        </div>
      )}
    </>
  );
}
