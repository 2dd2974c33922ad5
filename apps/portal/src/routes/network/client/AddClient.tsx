import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { useKeptState } from '../../../shared/useKeptState.ts';
import { clientOf, emptyClient } from './clientDraft.ts';
import { clientFields, ClientFields } from './ClientFields.tsx';
import { useNetworkChange } from '../useNetworkChange.ts';
import { useNewId } from '../useNewId.ts';

export function AddClient({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const [draft, setDraft] = useKeptState('new client', () => emptyClient);
  const [isTried, setTried] = useState(false);
  const newId = useNewId('new client');
  const { change, isRunning, errorMessage, faultOf } = useNetworkChange(
    { failed: 'routes.network.AddClient.failed', done: 'routes.network.AddClient.done' },
    clientFields,
  );
  const add = async () => {
    setTried(true);
    const client = clientOf(draft);
    if (client) await change({ clients: [{ id: newId(client.code), ...client }] }, onClose);
  };
  return (
    <FormDialog
      title={intl.formatMessage({ id: 'routes.network.AddClient.title' })}
      saveLabel={intl.formatMessage({ id: 'routes.network.AddClient.add' })}
      isRunning={isRunning}
      errorMessage={errorMessage}
      onSave={() => void add()}
      onClose={onClose}
    >
      <ClientFields draft={draft} isTried={isTried} faultOf={faultOf} onChange={setDraft} />
    </FormDialog>
  );
}
