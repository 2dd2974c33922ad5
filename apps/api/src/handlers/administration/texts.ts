import { requireVersion, versionOf } from '../../answers/objectVersion.ts';
import type { Handler, OperationRequest } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { WrittenText } from '../../db/schema.ts';
import { everything, within } from '../../db/scope.ts';
import { badRequest, notFound } from '../../errors.ts';
import { languageCodes, tagOf } from '../../language.ts';
import type { TextPlace } from '../../repositories/writtenTexts.ts';
import { isoInstant } from '../../time/zone.ts';
import { contentEvent } from './contentEvent.ts';

export const listTexts: Handler<'listTexts'> = async ({ viewer, query, server }) => {
  viewer.requireAdministrator();
  const clientId = query.clientId === undefined ? null : viewer.client(query.clientId).id;
  return (await server.services.writtenTexts.of(clientId)).map(textAnswer);
};

export const setText: Handler<'setText'> = async (request) => {
  const { viewer, body, server } = request;
  viewer.requireAdministrator();
  const { now, writtenTexts, catalogue } = server.services;
  const place = placeOf(request);
  const text = { title: body.title, body: body.body, changedAt: new Date(now() * 1000) };
  await writtenTexts.set(
    place,
    text,
    ({ isNew }) =>
      contentEvent(request, place.clientId, { action: isNew ? 'add' : 'change', kind: 'text', label: labelOf(place) }),
    (stored) => requireVersion(body.version, stored && versionOfText(stored)),
  );
  await within(everything, () => catalogue.loadChanges());
  return textAnswer({ ...place, ...text });
};

export const removeText: Handler<'removeText'> = async (request, reply) => {
  const { viewer, server } = request;
  viewer.requireAdministrator();
  const place = placeOf(request);
  const event = contentEvent(request, place.clientId, { action: 'remove', kind: 'text', label: labelOf(place) });
  if (!(await server.services.writtenTexts.remove(place, event))) throw notFound();
  await within(everything, () => server.services.catalogue.loadChanges());
  return reply.code(204).send();
};

/** @throws 404 for an unknown client, 400 for a language without texts */
function placeOf({ viewer, params, query }: OperationRequest<'setText'> | OperationRequest<'removeText'>): TextPlace {
  const language = languageCodes.find((code) => tagOf(code) === query.culture);
  if (language === undefined) throw badRequest('invalidField', { field: 'culture' });
  return {
    clientId: query.clientId === undefined ? null : viewer.client(query.clientId).id,
    name: params.name,
    language,
  };
}

const labelOf = ({ name, language }: TextPlace): string => `${name} (${language})`;

const versionOfText = ({ title, body }: Pick<WrittenText, 'title' | 'body'>): string => versionOf({ title, body });

const textAnswer = ({ name, language, title, body, changedAt }: WrittenText): Schemas['WrittenText'] => ({
  name: name as Schemas['StaticFileName'],
  language,
  title,
  body,
  changedAt: isoInstant(changedAt.getTime() / 1000),
  version: versionOfText({ title, body }),
});
