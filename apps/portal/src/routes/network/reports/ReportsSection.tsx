import type { NetworkClient, Report } from '@zrak/api-client';
import { Button } from '@zrak/ui/Button';
import { Card } from '@zrak/ui/Card';
import { DataTable, type DataTableColumn } from '@zrak/ui/DataTable';
import { EmptyState } from '@zrak/ui/EmptyState';
import { Inline } from '@zrak/ui/Inline';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayFormat } from '../../../i18n/dayFormat.ts';
import { useServices } from '../../../app/servicesHooks.ts';
import { dataOf } from '../../../shared/query/dataOf.ts';
import { DownloadReport } from '../../../shared/reports/DownloadReport.tsx';
import { LoadedPart } from '../LoadedPart.tsx';
import { RemoveContent } from '../RemoveContent.tsx';
import { TableSection } from '../TableSection.tsx';
import { AddReport } from './AddReport.tsx';

type OpenDialog = { kind: 'add' } | { kind: 'remove'; report: Report };

/** Reports of a client that were uploaded as files. */
export function ReportsSection({ client }: { client: NetworkClient }) {
  const intl = useIntl();
  const { api } = useServices();
  const reports = useQuery({
    queryKey: ['reportsOfClient', client.id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/reports/get', { params: { query: { clientId: client.id } }, signal })),
  });
  const columns = useColumns();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const reload = () => void reports.refetch();
  const say = (id: 'reports' | 'none' | 'noneHint' | 'remove' | 'removeHint') =>
    intl.formatMessage({ id: `routes.network.ReportsSection.${id}` });
  const add = (isFirst: boolean) => (
    <Button
      icon={<Plus size={18} />}
      tone={isFirst ? 'primary' : 'secondary'}
      onPress={() => setDialog({ kind: 'add' })}
    >
      <FormattedMessage id="routes.network.ReportsSection.add" />
    </Button>
  );
  return (
    <>
      <LoadedPart query={reports} failed="routes.reports.ReportsRoute.failed">
        {(rows) =>
          rows.length === 0 ? (
            <Card>
              <EmptyState title={say('none')} description={say('noneHint')} action={add(true)} />
            </Card>
          ) : (
            <TableSection heading={say('reports')} isHeadingVisible={false} actions={add(false)}>
              <DataTable
                label={say('reports')}
                rows={rows}
                rowLabel={({ title }) => title}
                rowActions={(report) => [
                  {
                    id: 'remove',
                    label: say('remove'),
                    icon: <Trash2 size={16} />,
                    tone: 'danger',
                    onAction: () => setDialog({ kind: 'remove', report }),
                  },
                ]}
                columns={columns}
              />
            </TableSection>
          )
        }
      </LoadedPart>
      {dialog?.kind === 'add' && <AddReport client={client} onDone={reload} onClose={close} />}
      {dialog?.kind === 'remove' && (
        <RemoveContent
          name={dialog.report.title}
          body={say('removeHint')}
          remove={() => api.DELETE('/api/reports/{id}', { params: { path: { id: dialog.report.id } } })}
          onDone={reload}
          onClose={close}
        />
      )}
    </>
  );
}

function useColumns(): DataTableColumn<Report>[] {
  const intl = useIntl();
  const say = (id: 'title' | 'type' | 'year' | 'language' | 'size' | 'published') =>
    intl.formatMessage({ id: `routes.network.ReportsSection.${id}` });
  const typeOf = ({ type }: Report) => intl.formatMessage({ id: `routes.reports.type.${type}` });
  const languageOf = ({ language }: Report) => intl.formatDisplayName(language, { type: 'language' }) ?? language;
  return [
    {
      id: 'title',
      header: say('title'),
      isRowHeader: true,
      width: '34%',
      cell: ({ title, language }) => <span lang={language}>{title}</span>,
      sortValue: ({ title }) => title,
    },
    { id: 'type', header: say('type'), isNamedInCard: false, cell: typeOf, sortValue: typeOf },
    { id: 'year', header: say('year'), isNamedInCard: false, cell: ({ year }) => year, sortValue: ({ year }) => year },
    { id: 'language', header: say('language'), isNamedInCard: false, cell: languageOf, sortValue: languageOf },
    {
      id: 'published',
      header: say('published'),
      cell: ({ publishedAt }) => intl.formatDate(publishedAt, dayFormat),
      sortValue: ({ publishedAt }) => Date.parse(publishedAt),
    },
    {
      id: 'size',
      header: say('size'),
      align: 'end',
      inCard: 'value',
      isNamedInCard: false,
      cell: (report) => <SizeAndDownload report={report} />,
      sortValue: ({ size }) => size,
    },
  ];
}

function SizeAndDownload({ report }: { report: Report }) {
  const intl = useIntl();
  return (
    <Inline space="xsmall" justify="end">
      {intl.formatMessage({ id: 'routes.reports.ReportRow.size' }, { kilobytes: report.size / 1000 })}
      <DownloadReport report={report} isSmall />
    </Inline>
  );
}
