import type { AlertSubscription } from '@zrak/api-client';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { DeleteDialog } from '../../shared/DeleteDialog.tsx';
import { useServices } from '../../app/servicesHooks.ts';
import { useRuleText } from './useRuleText.ts';

interface DeleteAlertProps {
  subscription: AlertSubscription;
  onClose: () => void;
}

export function DeleteAlert({ subscription, onClose }: DeleteAlertProps) {
  const intl = useIntl();
  const { api } = useServices();
  const { revalidate } = useRevalidator();
  const { id, locationName } = subscription;
  const rule = useRuleText()(subscription);
  return (
    <DeleteDialog
      title={intl.formatMessage({ id: 'routes.alerts.DeleteAlert.title' })}
      body={intl.formatMessage({ id: 'routes.alerts.DeleteAlert.body' }, { rule, station: locationName })}
      done={intl.formatMessage({ id: 'routes.alerts.DeleteAlert.done' })}
      failed="routes.alerts.DeleteAlert.failed"
      remove={() => api.DELETE('/api/alerts/{id}', { params: { path: { id } } })}
      onDone={() => void revalidate()}
      onClose={onClose}
    />
  );
}
