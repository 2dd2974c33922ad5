import type { SavedView } from '../db/schema.ts';
import { badRequest, notFound } from '../errors.ts';
import type { ViewRefusal } from '../repositories/savedViews.ts';
import type { Handler } from '../contract/handler.ts';
import type { Schemas } from '../contract/schemas.ts';
import { unlessUsed } from './addedOnce.ts';

const mostViews = 100;

export const listSavedViews: Handler<'listSavedViews'> = async ({ viewer, query, server }) => {
  const client = viewer.client(query.clientId);
  const found = await server.services.savedViews.ofUser(viewer.user.id, client.id);
  return found.map(savedViewOf);
};

export const createSavedView: Handler<'createSavedView'> = async ({ viewer, body, query, server }, reply) => {
  const { clientId, name, search } = body;
  const { savedViews, now } = server.services;
  const add = savedViews.add(
    {
      id: query.newId ?? `view_${crypto.randomUUID()}`,
      userId: viewer.user.id,
      clientId: viewer.client(clientId).id,
      name,
      search,
      createdAt: new Date(now() * 1000),
    },
    mostViews,
  );
  return reply.code(201).send(savedViewOf(kept(await unlessUsed(add))));
};

export const updateSavedView: Handler<'updateSavedView'> = async ({ viewer, params, body, server }) => {
  const { name, search } = body;
  const changed = await server.services.savedViews.change(params.id, viewer.user.id, { name, search });
  if (changed === undefined) throw notFound();
  return savedViewOf(kept(changed));
};

export const deleteSavedView: Handler<'deleteSavedView'> = async ({ viewer, params, server }, reply) => {
  const isRemoved = await server.services.savedViews.remove(params.id, viewer.user.id);
  if (!isRemoved) throw notFound();
  return reply.code(204).send();
};

/** @throws 400 for a refusal */
function kept(view: SavedView | ViewRefusal): SavedView {
  if (view === 'tooMany') throw badRequest('tooManyViews', { limit: mostViews });
  if (view === 'taken') throw badRequest('viewNameTaken');
  return view;
}

function savedViewOf({ id, name, search }: SavedView): Schemas['SavedView'] {
  return { id, name, search };
}
