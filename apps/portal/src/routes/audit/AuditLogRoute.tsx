import type { ApiError, AuditEvent, AuditKind, AuditOutcome } from '@zrak/api-client';
import { Button } from '@zrak/ui/Button';
import { PageHeader } from '@zrak/ui/PageHeader';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router-dom';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { servicesContext } from '../../app/contexts.ts';
import { toThrow } from '../../app/failures.ts';
import { oneOf } from '../../shared/searchParams.ts';
import { useServices } from '../../app/servicesHooks.ts';
import { AuditFilters, auditKinds, outcomes } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';
import * as styles from './AuditLogRoute.css.ts';

interface AuditData {
  events: AuditEvent[];
  nextCursor: string | undefined;
  error: ApiError | null;
  /** Changes with what is asked for, so that pages loaded later belong to it. */
  query: string;
}

/** What the address asks the log for. */
function queryOf(params: URLSearchParams): { kind?: AuditKind[]; outcome?: AuditOutcome; search?: string } {
  const kind = oneOf(auditKinds, params.get('kind'));
  const outcome = oneOf(outcomes, params.get('outcome'));
  const search = params.get('search')?.trim().slice(0, 100);
  return { ...(kind && { kind: [kind] }), ...(outcome && { outcome }), ...(search && { search }) };
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<AuditData> {
  const { api } = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const query = queryOf(searchParams);
  const { data, error } = await api.GET('/api/audit/get', { params: { query }, signal: request.signal });
  if (error?.status === 403) throw toThrow(error);
  return {
    events: data?.events ?? [],
    nextCursor: data?.nextCursor,
    error: error ?? null,
    query: `${searchParams}`,
  };
}

export function Component() {
  const intl = useIntl();
  const data = useLoaderData<AuditData>();
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
          <Log key={data.query} data={data} />
        )}
      </div>
    </>
  );
}

/** The newest events, and older ones when asked for. */
function Log({ data }: { data: AuditData }) {
  const { api } = useServices();
  const [params] = useSearchParams();
  const [older, setOlder] = useState<{ events: AuditEvent[]; cursor: string | undefined } | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<ApiError>();
  const cursor = older ? older.cursor : data.nextCursor;
  const events = older ? [...data.events, ...older.events] : data.events;

  const loadOlder = async () => {
    setLoading(true);
    const answer = await api.GET('/api/audit/get', { params: { query: { ...queryOf(params), cursor: cursor! } } });
    setLoading(false);
    setError(answer.error);
    if (!answer.data) return;
    const { events: more, nextCursor } = answer.data;
    setOlder((shown) => ({ events: [...(shown?.events ?? []), ...more], cursor: nextCursor }));
  };

  return (
    <>
      <AuditTable events={events} />
      {error && (
        <LoadFailure error={error}>
          <FormattedMessage id="routes.audit.AuditLogRoute.failed" />
        </LoadFailure>
      )}
      {cursor !== undefined && (
        <div>
          <Button isPending={isLoading} onPress={() => void loadOlder()}>
            <FormattedMessage id="routes.audit.AuditLogRoute.older" />
          </Button>
        </div>
      )}
    </>
  );
}
