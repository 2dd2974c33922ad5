import type { NetworkClient } from '@zrak/api-client';
import { useServices } from '../../../app/servicesHooks.ts';
import { useFormCall } from '../../../shared/useFormCall.ts';
import { textFields } from '../localTexts.ts';
import { useEditedObject } from '../useEditedObject.ts';
import { useNetworkChange } from '../useNetworkChange.ts';
import { draftOfPlan, pictureOf, planChangeOf, withoutPicture } from './planDraft.ts';

/** Names of the fields that show their own faults. */
const fields = textFields('description');

/** The form of the site plan: picture, description and positions of the stations. */
export function usePlanForm(client: NetworkClient) {
  const { api, clearClients } = useServices();
  const edits = useEditedObject(`plan ${client.id}`, draftOfPlan(client));
  const upload = useFormCall('routes.network.PlanTab.failed');
  const { change, isRunning, errorMessage, faultOf } = useNetworkChange(
    { failed: 'routes.network.failed', done: 'routes.network.saved' },
    fields,
  );
  const { draft } = edits;
  const picture = pictureOf(draft);

  const save = async () => {
    edits.setTried(true);
    const changed = planChangeOf(client, edits.loaded, draft);
    if (!changed) return;
    const saveFields = () => change({ clients: [changed] }, () => edits.saved(draft, withoutPicture(draft.picture)));
    if (!picture) {
      await saveFields();
      return;
    }
    const description = changed.sitePlan?.description;
    const call = api.PUT('/api/clients/sitePlan', {
      params: { query: { clientId: client.id, ...(description && { description: description.en }) } },
      headers: { 'content-type': 'application/octet-stream' },
      body: picture.file as unknown as string,
      bodySerializer: (body) => body,
    });
    await upload.run(call, () => {
      clearClients();
      return saveFields();
    });
  };
  return {
    ...edits,
    picture,
    save,
    isRunning: upload.isRunning || isRunning,
    errorMessage: upload.error ? (upload.errorMessage ?? upload.error.message) : errorMessage,
    faultOf,
  };
}

export type PlanForm = ReturnType<typeof usePlanForm>;
