import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Handler } from '../../contract/handler.ts';
import { ApiError, badRequest } from '../../errors.ts';
import { largestLogo, logoOf } from '../../network/logo.ts';
import { type Logo, objectsOf } from '../../network/objects.ts';
import { type Change, planChanges } from '../../network/plan.ts';
import type { NetworkState } from '../../network/state.ts';
import { applyPlan } from './applyPlan.ts';
import { orRefusal } from './networkRefusals.ts';

export const setClientLogo: Handler<'setClientLogo'> = async (request, reply) => {
  const { viewer, query, headers } = request;
  viewer.requireAdministrator();
  const { id } = viewer.client(query.clientId);
  const content = request.body as Buffer;
  if (content.length > largestLogo) {
    throw new ApiError(413, 'pictureTooLarge', { values: { limit: largestLogo / 1000 } });
  }
  const logo = logoOf(headers['content-type']!.split(';')[0]!.trim().toLowerCase(), content);
  if (logo === undefined) throw badRequest('noPicture');
  return writeLogo(request, reply, id, logo);
};

export const removeClientLogo: Handler<'removeClientLogo'> = async (request, reply) => {
  const { viewer, query } = request;
  viewer.requireAdministrator();
  return writeLogo(request, reply, viewer.client(query.clientId).id, null);
};

async function writeLogo(
  request: FastifyRequest,
  reply: FastifyReply,
  clientId: string,
  logo: Logo | null,
): Promise<FastifyReply> {
  const plan = (state: NetworkState) => planOf(state, clientId, logo);
  return orRefusal(request, reply, async () => {
    await applyPlan(request, plan);
    return reply.code(204).send();
  });
}

function planOf(state: NetworkState, clientId: string, logo: Logo | null): Change[] {
  const found = state.clients.find(({ id }) => id === clientId);
  if (found === undefined) return [];
  const { id, code, name } = found;
  const client = { id, code, name, logo: logo && 'logo', stations: [], users: [] };
  const definition = { clients: [client], administrators: [], parameters: [], limits: [] };
  const logos = new Map(logo === null ? [] : [['logo', logo]]);
  return planChanges(objectsOf(definition, state, { logos }), state, { prune: false });
}
