import type { FastifyReply } from 'fastify';
import { sendKept } from '../answers/sendKept.ts';
import type { Handler } from '../contract/handler.ts';
import type { Schemas } from '../contract/schemas.ts';
import type { Client } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { type Language, localized } from '../language.ts';
import { sitePlanUrl } from '../presenters/sitePlan.ts';
import type { Catalogue } from '../repositories/catalogue.ts';
import type { Services } from '../services.ts';
import { picturePolicy } from './pictures.ts';

const footerTexts: readonly Schemas['FooterText'][] = ['accessibilityStatement', 'privacyNotice'];

export const listClients: Handler<'listClients'> = async (request, reply) => {
  const clients = request.viewer.visibleClients();
  return sendKept(request, reply, {
    key: clients.map(({ id }) => id),
    version: [request.server.services.catalogue.revision],
    make: async () => presented(clients, request.language, request.server.services),
  });
};

async function presented(clients: Client[], language: Language, services: Services): Promise<Schemas['Client'][]> {
  const written = services.catalogue.writtenTexts;
  return Promise.all(
    clients.map(async (client) => {
      const { id, code, name, isPublic } = client;
      const found = await Promise.all(
        footerTexts.map((text) => services.content.find(text, { language, client, written })),
      );
      return {
        id,
        code,
        name,
        isPublic,
        stationCount: services.catalogue.locationsOf(id).length,
        ...brandOf(client, services.catalogue),
        ...planOf(client, services.catalogue, language),
        footerTexts: footerTexts.filter((_, index) => found[index] !== undefined),
      };
    }),
  );
}

function brandOf(
  { id, accentColor }: Client,
  catalogue: Catalogue,
): Pick<Schemas['Client'], 'accentColor' | 'logoUrl'> {
  const version = catalogue.logoVersionOf(id);
  return {
    ...(accentColor === null ? {} : { accentColor }),
    ...(version === undefined
      ? {}
      : { logoUrl: `api/clients/logo?clientId=${encodeURIComponent(id)}&version=${version}` }),
  };
}

function planOf({ id }: Client, catalogue: Catalogue, language: Language): Pick<Schemas['Client'], 'sitePlan'> {
  const plan = catalogue.sitePlanOf(id);
  if (plan === undefined) return {};
  const { width, height, description } = plan;
  return { sitePlan: { url: sitePlanUrl(plan), width, height, description: localized(description, language) } };
}

export const getClientLogo: Handler<'getClientLogo'> = async ({ viewer, query, server }, reply) => {
  const { id } = viewer.client(query.clientId);
  return sendPicture(reply, await server.services.clientLogos.ofClient(id), query.version);
};

export const getSitePlan: Handler<'getSitePlan'> = async ({ viewer, query, server }, reply) => {
  const { id } = viewer.client(query.clientId);
  return sendPicture(reply, await server.services.sitePlans.ofClient(id), query.version);
};

function sendPicture(
  reply: FastifyReply,
  picture: { mediaType: string; content: Uint8Array } | undefined,
  version: string | undefined,
): FastifyReply {
  if (picture === undefined) throw notFound();
  return reply
    .type(picture.mediaType)
    .header('Cache-Control', version === undefined ? 'private, no-cache' : 'private, max-age=604800')
    .header('Content-Security-Policy', picturePolicy)
    .send(Buffer.from(picture.content));
}
