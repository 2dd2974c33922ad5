import { ApiError, type ReportSubscription } from '@zrak/api-client';
import { Switch } from '@zrak/ui/Switch';
import { showErrorToast } from '@zrak/ui/Toast';
import { use, useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../app/servicesHooks.ts';
import { useFormErrorText } from '../../shared/useFormCall.ts';
import { useClientData } from '../../layouts/ClientLayout.tsx';
import { allStations } from './PeriodPicker.tsx';
import { periodText } from './periods.ts';
import * as styles from './PeriodReport.css.ts';

export interface MonthlyMailProps {
  /** Subscriptions of the viewer; null if they could not be loaded. */
  subscriptions: Promise<ReportSubscription[] | null>;
  /** Station id, or `all`. */
  locationId: string;
}

/** Subscribes to the shown monthly report. Takes effect at once; the sentence below waits for the response. */
export function MonthlyMail({ subscriptions, locationId }: MonthlyMailProps) {
  const intl = useIntl();
  const { api } = useServices();
  const { client } = useClientData();
  const errorText = useFormErrorText('routes.reports.MonthlyMail.failed');
  const loaded = use(subscriptions);
  const ownOf = (all: ReportSubscription[] | null | undefined) =>
    all?.find((one) => isAbout(one, client.id, locationId)) ?? null;
  const [own, setOwn] = useState(() => ownOf(loaded));
  // Position while it is saved.
  const [saving, setSaving] = useState<boolean | null>(null);
  if (!loaded) return null;

  const subscribe = async () => {
    const subject = { clientId: client.id, ...(locationId !== allStations && { locationId }) };
    const { data, error } = await api.POST('/api/reports/subscriptions', { body: subject });
    if (error) return error;
    const made = isWhole(data) ? data : ownOf((await api.GET('/api/reports/subscriptions/get')).data);
    setOwn(made);
    return made ? undefined : new ApiError({ key: 'unreadable' });
  };
  const unsubscribe = async (id: string) => {
    const { error } = await api.DELETE('/api/reports/subscriptions/{id}', { params: { path: { id } } });
    if (!error) setOwn(null);
    return error;
  };
  const change = async (next: boolean) => {
    setSaving(next);
    const error = await (own ? unsubscribe(own.id) : subscribe());
    setSaving(null);
    if (error) showErrorToast(errorText(error));
  };
  return (
    <div className={styles.monthlyMail}>
      <Switch
        label={intl.formatMessage({ id: 'routes.reports.MonthlyMail.label' })}
        description={
          own
            ? intl.formatMessage({ id: 'routes.reports.MonthlyMail.next' }, { month: periodText(intl, own.nextMonth) })
            : intl.formatMessage({ id: 'routes.reports.MonthlyMail.about' })
        }
        isSelected={saving ?? own !== null}
        isReadOnly={saving !== null}
        onChange={(next) => void change(next)}
      />
    </div>
  );
}

/** Not every server describes what it has made. */
const isWhole = (one: Partial<ReportSubscription> | undefined): one is ReportSubscription =>
  one?.id !== undefined && one.nextMonth !== undefined;

const isAbout = (one: ReportSubscription, clientId: string, locationId: string) =>
  one.clientId === clientId && (one.locationId ?? allStations) === locationId;
