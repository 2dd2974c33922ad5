import type { ApiError, AppVersion } from '@zrak/api-client';
import { build } from 'virtual:build';
import { thirdParties } from 'virtual:thirdParties';
import { Card } from '@zrak/ui/Card';
import { DataTable, type DataTableColumn } from '@zrak/ui/DataTable';
import { DescriptionList } from '@zrak/ui/DescriptionList';
import { Link } from '@zrak/ui/Link';
import { PageHeader } from '@zrak/ui/PageHeader';
import { FormattedMessage, useIntl } from 'react-intl';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { LoadFailure } from '../../shared/failures/LoadFailure.tsx';
import { servicesContext } from '../../app/contexts.ts';
import * as styles from './VersionRoute.css.ts';

interface VersionData {
  api: AppVersion | null;
  error: ApiError | null;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<VersionData> {
  const { data, error } = await context.get(servicesContext).api.GET('/api/appVersion/get', { signal: request.signal });
  return { api: data ?? null, error: error ?? null };
}

/** Versions of the running portal and API, and their dependencies. */
export function Component() {
  const intl = useIntl();
  const { api, error } = useLoaderData<typeof loader>();
  const say = (name: 'title' | 'portal' | 'api' | 'licences' | 'licencesLine') =>
    intl.formatMessage({ id: `routes.version.VersionRoute.${name}` });
  return (
    <>
      <title>{`${say('title')} – Zrak`}</title>
      <PageHeader title={say('title')} />
      <div className={styles.stack}>
        <div className={styles.columns}>
          <Card heading={say('portal')}>
            <Facts of={build} />
          </Card>
          <Card heading={say('api')}>{api ? <Facts of={api} /> : error && <LoadFailure error={error} />}</Card>
        </div>
        <Card
          heading={say('licences')}
          description={say('licencesLine')}
          padding="none"
          actions={
            <Link href="/licences.txt" target="_blank">
              <FormattedMessage id="routes.version.VersionRoute.texts" />
            </Link>
          }
        >
          <ThirdParties />
        </Card>
      </div>
    </>
  );
}

function Facts({ of: { version, buildDate, commit } }: { of: AppVersion }) {
  const intl = useIntl();
  const say = (name: 'version' | 'built' | 'commit') =>
    intl.formatMessage({ id: `routes.version.VersionRoute.${name}` });
  return (
    <DescriptionList
      items={[
        { term: say('version'), details: version },
        { term: say('built'), details: intl.formatDate(buildDate, { dateStyle: 'long', timeStyle: 'short' }) },
        commit && { term: say('commit'), details: <code>{commit}</code> },
      ].filter((item) => typeof item === 'object')}
    />
  );
}

const rows = thirdParties.map((party) => ({ ...party, id: `${party.name}@${party.version}` }));

function useColumns(): DataTableColumn<(typeof rows)[number]>[] {
  const intl = useIntl();
  const say = (name: 'package' | 'version' | 'licence') =>
    intl.formatMessage({ id: `routes.version.VersionRoute.${name}` });
  return [
    {
      id: 'name',
      header: say('package'),
      isRowHeader: true,
      sortValue: ({ name }) => name,
      cell: ({ name, url }) => (url ? <Link href={url}>{name}</Link> : name),
    },
    { id: 'version', header: say('version'), cell: ({ version }) => version },
    { id: 'licence', header: say('licence'), sortValue: ({ licence }) => licence, cell: ({ licence }) => licence },
  ];
}

function ThirdParties() {
  const label = useIntl().formatMessage({ id: 'routes.version.VersionRoute.licences' });
  return <DataTable label={label} rows={rows} density="compact" maxHeight="60vh" columns={useColumns()} />;
}
