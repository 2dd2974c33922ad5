import { Card } from '@zrak/ui/Card';
import { LinkButton } from '@zrak/ui/LinkButton';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useClientData } from '../../layouts/ClientLayout.tsx';
import { allStations, PeriodPicker, type ReportChoice } from './PeriodPicker.tsx';
import { reportPath, lastWhole } from './periods.ts';
import * as styles from './PeriodReport.css.ts';

/** Link to the reports of a month or year. */
export function PeriodReportLink() {
  const intl = useIntl();
  const { client } = useClientData();
  const [choice, setChoice] = useState<ReportChoice>(() => ({ locationId: allStations, period: lastWhole('month') }));
  return (
    <Card
      heading={intl.formatMessage({ id: 'routes.reports.PeriodReportLink.heading' })}
      description={intl.formatMessage({ id: 'routes.reports.PeriodReportLink.description' })}
    >
      <div className={styles.picker}>
        <PeriodPicker {...choice} onChange={setChoice} />
        <LinkButton
          tone="primary"
          href={reportPath(client.code, choice.locationId, choice.period)}
          icon={<FileText size={16} aria-hidden="true" />}
        >
          <FormattedMessage id="routes.reports.PeriodReportLink.open" />
        </LinkButton>
      </div>
    </Card>
  );
}
