import type { SavedView } from '@zrak/api-client';
import { AlertDialog } from '@zrak/ui/AlertDialog';
import { Banner } from '@zrak/ui/Banner';
import { showSuccessToast } from '@zrak/ui/Toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices } from '../../app/servicesHooks.ts';
import { useFormCall } from '../../app/useFormCall.ts';
import * as styles from './CompareRoute.css.ts';

interface DeleteViewProps {
  view: SavedView;
  onDone: () => void;
  onClose: () => void;
}

export default function DeleteView({ view: { id, name }, onDone, onClose }: DeleteViewProps) {
  const intl = useIntl();
  const { api } = useServices();
  const { run, isRunning, errorMessage } = useFormCall('routes.locations.DeleteView.failed');
  const remove = async () => {
    if (!(await run(api.DELETE('/api/savedViews/{id}', { params: { path: { id } } })))) return;
    onClose();
    showSuccessToast(intl.formatMessage({ id: 'routes.locations.DeleteView.done' }));
    onDone();
  };
  return (
    <AlertDialog
      title={intl.formatMessage({ id: 'routes.locations.DeleteView.title' })}
      body={
        <div className={styles.picker}>
          <FormattedMessage id="routes.locations.DeleteView.body" values={{ name }} />
          {errorMessage && (
            <Banner tone="danger" announce="alert">
              {errorMessage}
            </Banner>
          )}
        </div>
      }
      tone="danger"
      confirmLabel={intl.formatMessage({ id: 'routes.locations.DeleteView.confirm' })}
      cancelLabel={intl.formatMessage({ id: 'routes.locations.NameView.cancel' })}
      isOpen
      isPending={isRunning}
      onOpenChange={onClose}
      onConfirm={() => void remove()}
    />
  );
}
