import type { AlertSubscription } from '@zrak/api-client';
import { AlertDialog } from '@zrak/ui/AlertDialog';
import { Banner } from '@zrak/ui/Banner';
import { showSuccessToast } from '@zrak/ui/Toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { useServices } from '../../app/servicesHooks.ts';
import { useFormCall } from '../../app/useFormCall.ts';
import { useRuleText } from './useRuleText.ts';
import * as styles from './AlertsRoute.css.ts';

interface DeleteAlertProps {
  subscription: AlertSubscription;
  onClose: () => void;
}

export function DeleteAlert({ subscription, onClose }: DeleteAlertProps) {
  const intl = useIntl();
  const { api } = useServices();
  const { revalidate } = useRevalidator();
  const { run, isRunning, errorMessage } = useFormCall('routes.alerts.DeleteAlert.failed');
  const { id, locationName } = subscription;
  const rule = useRuleText()(subscription);
  const remove = async () => {
    if (!(await run(api.DELETE('/api/alerts/{id}', { params: { path: { id } } })))) return;
    onClose();
    showSuccessToast(intl.formatMessage({ id: 'routes.alerts.DeleteAlert.done' }));
    await revalidate();
  };
  return (
    <AlertDialog
      title={intl.formatMessage({ id: 'routes.alerts.DeleteAlert.title' })}
      body={
        <div className={styles.stack}>
          <FormattedMessage id="routes.alerts.DeleteAlert.body" values={{ rule, station: locationName }} />
          {errorMessage && (
            <Banner tone="danger" announce="alert">
              {errorMessage}
            </Banner>
          )}
        </div>
      }
      tone="danger"
      confirmLabel={intl.formatMessage({ id: 'routes.alerts.AlertsTable.delete' })}
      cancelLabel={intl.formatMessage({ id: 'routes.alerts.EditAlert.cancel' })}
      isOpen
      isPending={isRunning}
      onOpenChange={onClose}
      onConfirm={() => void remove()}
    />
  );
}
