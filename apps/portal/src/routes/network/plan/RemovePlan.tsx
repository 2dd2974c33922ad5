import type { NetworkClient } from '@zrak/api-client';
import { AlertDialog } from '@zrak/ui/AlertDialog';
import { Banner } from '@zrak/ui/Banner';
import { Stack } from '@zrak/ui/Stack';
import { showSuccessToast } from '@zrak/ui/Toast';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { useServices } from '../../../app/servicesHooks.ts';
import { useFormCall } from '../../../shared/useFormCall.ts';

interface RemovePlanProps {
  client: NetworkClient;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before the site plan is removed. */
export function RemovePlan({ client, onDone, onClose }: RemovePlanProps) {
  const intl = useIntl();
  const { api, clearClients } = useServices();
  const { revalidate } = useRevalidator();
  const { run, isRunning, error, errorMessage } = useFormCall('routes.network.RemovePlan.failed');
  const say = (id: 'title' | 'body' | 'confirm') => intl.formatMessage({ id: `routes.network.RemovePlan.${id}` });
  const remove = async () => {
    const params = { query: { clientId: client.id } };
    await run(api.DELETE('/api/clients/sitePlan', { params }), async () => {
      showSuccessToast(intl.formatMessage({ id: 'routes.network.saved' }));
      clearClients();
      await revalidate();
      onDone();
    });
  };
  return (
    <AlertDialog
      title={say('title')}
      body={
        <Stack>
          {say('body')}
          {error && (
            <Banner tone="danger" announce="alert">
              {errorMessage ?? error.message}
            </Banner>
          )}
        </Stack>
      }
      tone="danger"
      confirmLabel={say('confirm')}
      cancelLabel={intl.formatMessage({ id: 'routes.network.cancel' })}
      isOpen
      isPending={isRunning}
      onOpenChange={onClose}
      onConfirm={() => void remove()}
    />
  );
}
