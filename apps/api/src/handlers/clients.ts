import type { Handler } from '../contract/handler.ts';

export const listClients: Handler<'listClients'> = async ({ viewer, server }) =>
  viewer.visibleClients().map(({ id, code, name, is_public }) => ({
    id,
    code,
    name,
    isPublic: is_public,
    stationCount: server.services.catalogue.locationsOf(id).length,
  }));
