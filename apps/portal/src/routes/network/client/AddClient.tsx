import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { Dialog } from '@zrak/ui/Dialog';
import { Stack } from '@zrak/ui/Stack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKeptState } from '../../../shared/useKeptState.ts';
import { clientOf, emptyClient } from './clientDraft.ts';
import { clientFields, ClientFields } from './ClientFields.tsx';
import { useNetworkChange } from '../useNetworkChange.ts';

export function AddClient({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const [draft, setDraft] = useKeptState('new client', () => emptyClient);
  const [isTried, setTried] = useState(false);
  const { change, isRunning, errorMessage, faultOf } = useNetworkChange(
    { failed: 'routes.network.AddClient.failed', done: 'routes.network.AddClient.done' },
    clientFields,
  );
  const add = async () => {
    setTried(true);
    const client = clientOf(draft);
    if (client && (await change({ clients: [client] }))) onClose();
  };
  return (
    <Dialog
      title={intl.formatMessage({ id: 'routes.network.AddClient.title' })}
      isOpen
      isDismissable={!isRunning}
      onOpenChange={onClose}
      actions={
        <>
          <Button isDisabled={isRunning} onPress={onClose}>
            <FormattedMessage id="routes.network.cancel" />
          </Button>
          <Button tone="primary" isPending={isRunning} onPress={() => void add()}>
            <FormattedMessage id="routes.network.AddClient.add" />
          </Button>
        </>
      }
    >
      <Stack space="large">
        {errorMessage && (
          <Banner tone="danger" announce="alert">
            {errorMessage}
          </Banner>
        )}
        <ClientFields draft={draft} isTried={isTried} faultOf={faultOf} onChange={setDraft} />
      </Stack>
    </Dialog>
  );
}
