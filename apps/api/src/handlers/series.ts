import type { FastifyReply } from 'fastify';
import { sendKept } from '../answers/sendKept.ts';
import type { Handler, OperationRequest } from '../contract/handler.ts';
import { seriesOf } from '../presenters/series.ts';
import type { CataloguedSeries } from '../repositories/catalogue.ts';
import { requestedLanguage } from './requestedLanguage.ts';

export const listSeries: Handler<'listSeries'> = async (request, reply) => {
  const { viewer, query, server } = request;
  const { id } = viewer.location(query.locationId);
  return send(request, reply, id, server.services.catalogue.seriesOf(id));
};

export const listAllSeries: Handler<'listAllSeries'> = async (request, reply) => {
  const { catalogue } = request.server.services;
  const { id } = request.viewer.client(request.query.clientId);
  return send(
    request,
    reply,
    id,
    catalogue.locationsOf(id).flatMap((one) => catalogue.seriesOf(one.id)),
  );
};

async function send(
  request: OperationRequest<'listSeries'> | OperationRequest<'listAllSeries'>,
  reply: FastifyReply,
  id: string,
  allSeries: CataloguedSeries[],
): Promise<FastifyReply> {
  const { catalogue, store } = request.server.services;
  const language = requestedLanguage(request.query.culture, request.language);
  const { revision } = catalogue;
  const extents = await store.firstAndLast(allSeries);
  return sendKept(request, reply, {
    key: [id, language],
    version: [revision, ...[...extents].flatMap(([series, { first, last }]) => [series, first, last])],
    make: async () => allSeries.map((series) => seriesOf(series, extents.get(series.id), language)),
  });
}
