import type { z } from 'zod';
import type { Handler } from '../../contract/handler.ts';
import { faultsOfObjects } from '../../network/checkObjects.ts';
import { networkChange, type NetworkDefinition } from '../../network/definition.ts';
import { type Fault, faultsIn, quoted } from '../../network/faults.ts';
import { isGone, objectsOf } from '../../network/objects.ts';
import { otherLanguages } from '../../network/otherLanguages.ts';
import { type Change, lossesOf, planChanges } from '../../network/plan.ts';
import { partsOf, removalsOf } from '../../network/removal.ts';
import { type NetworkState, readNetwork } from '../../network/state.ts';
import { sentence } from '../../sentence.ts';
import { texts } from '../../texts.ts';
import { applyPlan } from './applyPlan.ts';
import { changedObject, networkAnswer } from './networkAnswers.ts';
import { faultAnswers, GoneObject, LostMeasurements, NetworkFaults, orRefusal } from './networkRefusals.ts';

export const getNetwork: Handler<'getNetwork'> = async ({ viewer, language, server }) => {
  viewer.requireAdministrator();
  return networkAnswer(await readNetwork(server.services.database.db), language);
};

/** The route leaves the faults of the body to this handler, which names all of them. */
export const changeNetwork: Handler<'changeNetwork'> = async (request, reply) => {
  const { viewer, server, validationError } = request;
  viewer.requireAdministrator();
  return orRefusal(request, reply, async () => {
    const body: unknown = request.body;
    const read = networkChange.safeParse(body);
    if (!read.success) throw new NetworkFaults(faultsIn(read.error, networkChange, body));
    if (validationError !== undefined && validationError !== null) throw validationError;
    const { isDryRun, removeMeasurements } = read.data;
    const plan = (state: NetworkState) => {
      const planned = planOf(read.data, state);
      const losses = isDryRun || removeMeasurements ? [] : lossesOf(planned);
      if (losses.length > 0) throw new LostMeasurements(losses);
      return planned;
    };
    const changes = isDryRun ? plan(await readNetwork(server.services.database.db)) : await applyPlan(request, plan);
    const notes = faultAnswers(otherLanguages(read.data), texts.in(request.language));
    return {
      changes: changes.map(changedObject),
      isApplied: !isDryRun,
      ...(notes.length > 0 && { notes: notes.map(({ field, named }) => ({ field, message: named })) }),
    };
  });
};

/** @throws NetworkFaults, GoneObject */
function planOf({ clients, remove }: z.infer<typeof networkChange>, state: NetworkState): Change[] {
  const definition: NetworkDefinition = {
    clients: clients.map(({ hasLogo: _hasLogo, ...client }) => ({ ...client, users: [] })),
    administrators: [],
    parameters: [],
    limits: [],
  };
  const wanted = objectsOf(definition, state, { isNewWithoutId: true });
  const missing = wanted.find(isGone);
  if (missing !== undefined) throw new GoneObject(missing);
  const parts = remove.map((one) => partsOf(state, one));
  const gone = new Set(parts.flat());
  const faults: Fault[] = [
    // Measurements that would be lost are no fault: the caller is asked.
    ...faultsOfObjects(wanted, definition, state, { prune: false, removeMeasurements: true }),
    ...remove.flatMap(({ id }, index) =>
      parts[index]!.length > 0
        ? []
        : [{ path: ['remove', index, 'id'], message: sentence('network.faults.unknown', { value: quoted(id) }) }],
    ),
    ...wanted
      .filter(({ kind, identity }) => gone.has(`${kind} ${identity}`))
      .map(({ path, label }) => ({ path, message: sentence('network.faults.removed', { label }) })),
  ];
  if (faults.length > 0) throw new NetworkFaults(faults);
  return [...planChanges(wanted, state, { prune: false }), ...removalsOf(state, gone)];
}
