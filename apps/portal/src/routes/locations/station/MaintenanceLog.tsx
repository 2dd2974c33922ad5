import type { MaintenanceAlert } from '@zrak/api-client';
import { Card } from '@zrak/ui/Card';
import { DescriptionList } from '@zrak/ui/DescriptionList';
import { useIntl } from 'react-intl';
import { momentFormat } from '../../../i18n/dayFormat.ts';

interface MaintenanceLogProps {
  /** Newest first, as the API sorts them. */
  alerts: readonly MaintenanceAlert[];
  timeZone: string;
}

const mostEntries = 10;

/** Planned, current and past work at the station. */
export function MaintenanceLog({ alerts, timeZone }: MaintenanceLogProps) {
  const intl = useIntl();
  if (alerts.length === 0) return null;
  const moment = { ...momentFormat, timeZone } as const;
  const items = alerts.slice(0, mostEntries).map(({ from, to, title }) => ({
    term:
      to === undefined
        ? intl.formatDate(from, moment)
        : intl.formatDateTimeRange(Date.parse(from), Date.parse(to), moment),
    details: title,
  }));
  return (
    <Card heading={intl.formatMessage({ id: 'routes.locations.MaintenanceLog.heading' })}>
      <DescriptionList items={items} />
    </Card>
  );
}
