import type { Report } from '@zrak/api-client';
import { Badge } from '@zrak/ui/Badge';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useIntl } from 'react-intl';
import { dayFormat } from '../../i18n/dayFormat.ts';
import { usePreferences } from '../../session/preferencesContext.ts';
import * as styles from './ReportsRoute.css.ts';
import { DownloadReport } from '../../shared/reports/DownloadReport.tsx';

/** File format as users know it, such as PDF. */
function formatOf({ fileName }: Report): string {
  return (/\.(\w+)$/.exec(fileName)?.[1] ?? '').toUpperCase();
}

export function ReportRow({ report }: { report: Report }) {
  const intl = useIntl();
  const isForeign = report.language !== usePreferences().language;
  const Icon = report.mediaType.includes('spreadsheet') ? FileSpreadsheet : FileText;
  const facts = [
    intl.formatMessage({ id: `routes.reports.type.${report.type}` }),
    formatOf(report),
    intl.formatMessage({ id: 'routes.reports.ReportRow.size' }, { kilobytes: report.size / 1000 }),
    intl.formatMessage(
      { id: 'routes.reports.ReportRow.published' },
      { date: intl.formatDate(report.publishedAt, dayFormat) },
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
      <DownloadReport report={report} />
    </li>
  );
}
