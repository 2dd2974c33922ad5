import type { Report } from '@zrak/api-client';
import { IconButton } from '@zrak/ui/IconButton';
import { Spinner } from '@zrak/ui/Spinner';
import { Download } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useServices } from '../../app/servicesHooks.ts';
import { useDownload } from './useDownload.ts';

interface DownloadReportProps {
  report: Pick<Report, 'id' | 'title' | 'fileName'>;
  /** In a table. */
  isSmall?: boolean;
}

export function DownloadReport({ report: { id, title, fileName }, isSmall = false }: DownloadReportProps) {
  const intl = useIntl();
  const { api } = useServices();
  const { isLoading, download } = useDownload();
  const load = () =>
    download(api.GET('/api/reports/download', { params: { query: { reportId: id } }, parseAs: 'blob' }), fileName);
  return (
    <IconButton
      size={isSmall ? 'small' : 'medium'}
      label={intl.formatMessage({ id: 'shared.DownloadReport.named' }, { title })}
      icon={
        isLoading ? (
          <Spinner label={intl.formatMessage({ id: 'shared.DownloadReport.running' })} size="small" tone="inherit" />
        ) : (
          <Download size={isSmall ? 18 : 20} />
        )
      }
      isPending={isLoading}
      onPress={() => void load()}
    />
  );
}
