import type { Report } from '@zrak/api-client';
import { Badge } from '@zrak/ui/Badge';
import { IconButton } from '@zrak/ui/IconButton';
import { showErrorToast } from '@zrak/ui/Toast';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fileNameOf, save } from '../../app/download.ts';
import { usePreferences } from '../../app/preferencesContext.ts';
import { useServices } from '../../app/servicesHooks.ts';
import { useErrorText } from '../../app/useErrorText.ts';
import * as styles from './ReportsRoute.css.ts';

/** What a file is called by those who open it. */
function formatOf({ fileName }: Report): string {
  return (/\.(\w+)$/.exec(fileName)?.[1] ?? '').toUpperCase();
}

export function ReportRow({ report }: { report: Report }) {
  const intl = useIntl();
  const isForeign = report.language !== usePreferences().language;
  const { isLoading, download } = useDownload(report);
  const Icon = report.mediaType.includes('spreadsheet') ? FileSpreadsheet : FileText;
  const facts = [
    intl.formatMessage({ id: `routes.reports.type.${report.type}` }),
    formatOf(report),
    intl.formatMessage({ id: 'routes.reports.ReportRow.size' }, { kilobytes: report.size / 1000 }),
    intl.formatMessage(
      { id: 'routes.reports.ReportRow.published' },
      { date: intl.formatDate(report.publishedAt, { dateStyle: 'medium' }) },
    ),
  ];
  return (
    <li className={styles.row}>
      <Icon size={20} aria-hidden="true" className={styles.icon} />
      <div className={styles.text}>
        <span className={styles.name}>
          <span lang={report.language}>{report.title}</span>
          {isForeign && <Badge>{intl.formatDisplayName(report.language, { type: 'language' })}</Badge>}
        </span>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <IconButton
        label={intl.formatMessage({ id: 'routes.reports.ReportRow.downloadNamed' }, { title: report.title })}
        icon={<Download size={20} />}
        onPress={() => void (isLoading || download())}
      />
    </li>
  );
}

/** By the API's own call, because a link would carry no token. */
function useDownload({ id, fileName }: Report) {
  const intl = useIntl();
  const { api } = useServices();
  const errorText = useErrorText();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    const query = { reportId: id };
    const { data, error, response } = await api.GET('/api/reports/download', { params: { query }, parseAs: 'blob' });
    setLoading(false);
    if (data) save(data, fileNameOf(response, fileName));
    else if (error) {
      const what = intl.formatMessage({ id: 'routes.reports.ReportRow.failed' });
      showErrorToast(`${what}: ${errorText(error)}`);
    }
  };
  return { isLoading, download };
}
