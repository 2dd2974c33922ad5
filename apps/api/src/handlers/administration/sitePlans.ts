import type { FastifyRequest } from 'fastify';
import type { Handler } from '../../contract/handler.ts';
import { badRequest } from '../../errors.ts';
import type { LocalText } from '../../language.ts';
import { largestPlan, planPictureOf } from '../../network/planPicture.ts';
import { objectsOf, type PlanPicture } from '../../network/objects.ts';
import { type Change, planChanges } from '../../network/plan.ts';
import type { NetworkState } from '../../network/state.ts';
import { applyPlan } from './applyPlan.ts';
import { orRefusal } from './networkRefusals.ts';
import { receivedContent } from './receivedFile.ts';

export const setSitePlan: Handler<'setSitePlan'> = async (request, reply) => {
  const { viewer, query, language, server } = request;
  viewer.requireAdministrator();
  const { id } = viewer.client(query.clientId);
  const picture = planPictureOf(await receivedContent(request, largestPlan));
  if (typeof picture === 'string') throw badRequest(picture);
  const before = server.services.catalogue.sitePlanOf(id)?.description;
  const { description: text } = query;
  if (text === undefined && before === undefined) throw badRequest('invalidField', { field: 'description' });
  const description = text === undefined ? undefined : { en: text, ...before, [language]: text };
  return orRefusal(request, reply, async () => {
    await writePlan(request, id, { picture, description });
    return reply.code(204).send();
  });
};

export const removeSitePlan: Handler<'removeSitePlan'> = async (request, reply) => {
  const { viewer, query } = request;
  viewer.requireAdministrator();
  const { id } = viewer.client(query.clientId);
  return orRefusal(request, reply, async () => {
    await writePlan(request, id, null);
    return reply.code(204).send();
  });
};

interface WrittenPlan {
  picture: PlanPicture;
  /** Undefined: as before. */
  description: LocalText | undefined;
}

async function writePlan(request: FastifyRequest, clientId: string, written: WrittenPlan | null): Promise<void> {
  const plan = (state: NetworkState) => planOf(state, clientId, written);
  await applyPlan(request, plan);
}

function planOf(state: NetworkState, clientId: string, written: WrittenPlan | null): Change[] {
  const found = state.clients.find(({ id }) => id === clientId);
  if (found === undefined) return [];
  const { id, code, name } = found;
  const sitePlan = written && { picture: 'plan', description: written.description };
  const definition = {
    clients: [{ id, code, name, sitePlan, stations: [], users: [] }],
    administrators: [],
    parameters: [],
    limits: [],
  };
  const planPictures = new Map(written === null ? [] : [['plan', written.picture]]);
  return planChanges(objectsOf(definition, state, { planPictures }), state, { prune: false });
}
