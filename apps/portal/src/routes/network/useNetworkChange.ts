import type { FieldFault, NetworkChange } from '@zrak/api-client';
import { showSuccessToast } from '@zrak/ui/Toast';
import { useContext, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { useServices } from '../../app/servicesHooks.ts';
import { type Follow, useFormCall } from '../../shared/useFormCall.ts';
import { SavedChangeContext } from './savedNetwork.ts';

type MessageId = FormatjsIntl.Message['ids'];

/** Parts of a path in a change, from the outside in. */
const parts = ['clients', 'stations', 'instruments', 'series'] as const;

const noFaults: readonly FieldFault[] = [];

interface ChangeTexts {
  /** Says what failed if the server gives no reason. */
  failed: MessageId;
  /** Shown after a change. */
  done: MessageId;
}

/**
 * Changes the network as one form asks for it, and reads it again.
 *
 * @param fields names of the fields that show their own faults
 */
export function useNetworkChange({ failed, done }: ChangeTexts, fields: readonly string[] = []) {
  const intl = useIntl();
  const { api, clearClients } = useServices();
  const { revalidate } = useRevalidator();
  const onSaved = useContext(SavedChangeContext);
  const { run, isRunning, error, errorMessage } = useFormCall(failed);
  // The change that would delete measurements.
  const [losing, setLosing] = useState<{ body: NetworkChange; message: string } | null>(null);

  /** @param follow what follows once the network has been read again */
  const change = async (body: NetworkChange, follow: Follow): Promise<void> => {
    const call = api.POST('/api/network', { body });
    await run(call, async (isOnScreen) => {
      showSuccessToast(intl.formatMessage({ id: done }));
      clearClients();
      await revalidate();
      const { data } = await call;
      if (data) onSaved({ body, changes: data.changes ?? [], notes: data.notes ?? [] });
      await follow(isOnScreen);
    });
    const { error: refusal } = await call;
    setLosing(refusal?.conflict === 'measurements' ? { body, message: refusal.message } : null);
  };

  const faults = error?.faults ?? noFaults;
  const faultOf = (name: string) => faults.find(({ field }) => field.endsWith(`/${name}`))?.message;
  // Objects of the form that others have removed or moved since it was loaded.
  const gone = error?.conflict === 'outdated' && parts.findLast((part) => error.field?.includes(`${part}/`));
  const goneMessage = gone ? intl.formatMessage({ id: `routes.network.gone.${gone}` }) : undefined;
  const isAllShown =
    faults.length > 0 && faults.every(({ field }) => fields.some((name) => field.endsWith(`/${name}`)));
  return {
    change,
    isRunning,
    /** Error of the whole form. */
    errorMessage:
      error?.conflict === 'measurements' || isAllShown ? undefined : (goneMessage ?? errorMessage ?? error?.message),
    /** Fault of a field, by its name in the edited object. */
    faultOf,
    /** Asks whether measurements may be deleted; null if there is no such question. */
    loss: losing && {
      message: losing.message,
      confirm: (follow: Follow) => change({ ...losing.body, removeMeasurements: true }, follow),
      cancel: () => setLosing(null),
    },
  };
}
