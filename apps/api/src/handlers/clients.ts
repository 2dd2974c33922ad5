import type { Handler } from '../contract/handler.ts';

export const listClients: Handler<'listClients'> = async ({ viewer, server }) =>
  viewer.visibleClients().map(({ id, code, name, isPublic }) => ({
    id,
    code,
    name,
    isPublic,
    stationCount: server.services.catalogue.locationsOf(id).length,
  }));
