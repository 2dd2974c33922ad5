import type { Client } from '@zrak/api-client';
import { Select } from '@zrak/ui/Select';
import { TextField } from '@zrak/ui/TextField';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { useServices } from '../../app/servicesHooks.ts';
import { distinctClients } from '../../shared/names/distinctNames.ts';
import { useFormCall } from '../../shared/useFormCall.ts';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { useKeptState } from '../../shared/useKeptState.ts';
import { CreatedKey } from './CreatedKey.tsx';
import { KeyStations } from './KeyStations.tsx';

/** Characters of a name. */
const longestName = 80;

interface CreateKeyProps {
  /** Clients to choose from; with one, it is not asked for. */
  clients: readonly Client[];
  onClose: () => void;
}

interface KeyDraft {
  clientId: string | null;
  name: string;
  locationIds: string[];
}

const emptyDraft = (clients: readonly Client[]): KeyDraft => ({
  clientId: clients.length === 1 ? clients[0]!.id : null,
  name: '',
  locationIds: [],
});

/** Asks what the key is for, creates it, and shows it once. */
export function CreateKey({ clients, onClose }: CreateKeyProps) {
  const intl = useIntl();
  const { api } = useServices();
  const { revalidate } = useRevalidator();
  const { run, isRunning, errorMessage } = useFormCall('routes.apiKeys.CreateKey.failed');
  const [draft, setDraft] = useKeptState('API key', () => emptyDraft(clients));
  const [isTried, setTried] = useState(false);
  // Not kept beyond the dialog.
  const [secret, setSecret] = useState<string | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const { clientId, locationIds } = draft;
  const name = draft.name.trim();
  const say = (id: 'title' | 'client' | 'clientMissing' | 'name' | 'nameHint' | 'nameMissing') =>
    intl.formatMessage({ id: `routes.apiKeys.CreateKey.${id}` });

  if (secret !== null) return <CreatedKey secret={secret} onClose={onClose} />;

  const create = async () => {
    setTried(true);
    setUnreadable(false);
    if (clientId === null || name === '') return;
    const call = api.POST('/api/apiKeys', {
      body: { clientId, name, ...(locationIds.length > 0 && { locationIds }) },
    });
    await run(call, async () => {
      const { data } = await call;
      if (data?.secret) {
        // A dialog that opens again after the end of the session must not create the key twice.
        setDraft(emptyDraft(clients));
        setSecret(data.secret);
      } else {
        // The answer arrived without the key. If the list has it now, it can be revoked there.
        setUnreadable(true);
      }
      await revalidate();
    });
  };
  return (
    <FormDialog
      title={say('title')}
      saveLabel={intl.formatMessage({ id: 'routes.apiKeys.CreateKey.create' })}
      isRunning={isRunning}
      errorMessage={isUnreadable ? intl.formatMessage({ id: 'routes.apiKeys.CreateKey.failed' }) : errorMessage}
      onSave={() => void create()}
      onClose={onClose}
    >
      {clients.length !== 1 && (
        <Select
          label={say('client')}
          items={distinctClients(clients)}
          selectedKey={clientId}
          errorMessage={isTried && clientId === null ? say('clientMissing') : undefined}
          onSelectionChange={(id) => setDraft({ ...draft, clientId: id, locationIds: [] })}
        />
      )}
      <TextField
        label={say('name')}
        description={say('nameHint')}
        value={draft.name}
        maxLength={longestName}
        errorMessage={isTried && name === '' ? say('nameMissing') : undefined}
        onChange={(next) => setDraft({ ...draft, name: next })}
      />
      {clientId !== null && (
        <KeyStations
          clientId={clientId}
          chosen={locationIds}
          onChange={(ids) => setDraft({ ...draft, locationIds: ids })}
        />
      )}
    </FormDialog>
  );
}
