import { extname } from 'node:path';
import type { Handler } from '../../contract/handler.ts';
import { everything, within } from '../../db/scope.ts';
import { badRequest, notFound } from '../../errors.ts';
import { imageSizeOf, largestPhoto } from '../../imageSize.ts';
import { type Language, languageCodes, type LocalText } from '../../language.ts';
import { photoOf } from '../../presenters/station.ts';
import { largestReport, reportMediaTypes } from '../../reports/uploads.ts';
import type { PhotoFacts } from '../../repositories/photos.ts';
import type { ReportFacts } from '../../repositories/reports.ts';
import { addedOnce } from '../addedOnce.ts';
import { reportOf } from '../reports.ts';
import { receivedContent } from './receivedFile.ts';
import { contentEvent } from './contentEvent.ts';

export const addReport: Handler<'addReport'> = async (request, reply) => {
  const { viewer, query, server } = request;
  viewer.requireAdministrator();
  const client = viewer.client(query.clientId);
  const { title, year, type, fileName } = query;
  const language = languageCodes.find((code) => code === query.language);
  if (language === undefined) throw badRequest('invalidField', { field: 'language' });
  const mediaType = reportMediaTypes[extname(fileName).toLowerCase()];
  if (mediaType === undefined) throw badRequest('reportFileType', { types: Object.keys(reportMediaTypes).join(', ') });
  const content = await receivedContent(request, largestReport);
  const { reports, now } = server.services;
  const report = await addedOnce<ReportFacts>(
    query.newId,
    (id) => reports.byId(id),
    async () => {
      const added = {
        id: query.newId ?? `rep_${crypto.randomUUID().slice(0, 8)}`,
        clientId: client.id,
        type,
        year,
        title,
        language,
        fileName,
        mediaType,
        size: content.length,
        publishedAt: new Date(now() * 1000),
      };
      const event = contentEvent(request, client.id, { action: 'add', kind: 'report', label: title });
      await reports.add({ ...added, content }, event);
      return added;
    },
  );
  return reply.code(201).send(reportOf(report));
};

export const removeReport: Handler<'removeReport'> = async (request, reply) => {
  const { viewer, params, server } = request;
  viewer.requireAdministrator();
  const found = await server.services.reports.byId(params.id);
  if (found === undefined) throw notFound();
  const event = contentEvent(request, found.clientId, { action: 'remove', kind: 'report', label: found.title });
  await server.services.reports.remove(found.id, event);
  return reply.code(204).send();
};

export const addPhoto: Handler<'addPhoto'> = async (request, reply) => {
  const { viewer, query, language, server } = request;
  viewer.requireAdministrator();
  const location = viewer.location(query.locationId);
  const { photos, catalogue } = server.services;
  const { caption } = query;
  const content = await receivedContent(request, largestPhoto);
  const size = imageSizeOf(content);
  if (size === undefined) throw badRequest('noPicture');
  const alt = textIn(language, query.alt);
  const texts = { alt, caption: caption === undefined ? null : textIn(language, caption) };
  const photo = await addedOnce<PhotoFacts>(
    query.newId,
    (id) => photos.byId(id),
    async () => {
      const facts = {
        id: query.newId ?? `pho_${crypto.randomUUID().slice(0, 8)}`,
        locationId: location.id,
        ...size,
        takenOn: query.takenOn ?? null,
        viewDirection: query.viewDirection ?? null,
        sortOrder: catalogue.photosOf(location.id).length,
      };
      await photos.add(
        { ...facts, content, alt: JSON.stringify(alt), caption: texts.caption && JSON.stringify(texts.caption) },
        contentEvent(request, location.clientId, { action: 'add', kind: 'photo', label: alt.en }),
      );
      await within(everything, () => catalogue.loadChanges());
      return { ...facts, ...texts };
    },
  );
  return reply.code(201).send(photoOf(photo, language));
};

export const removePhoto: Handler<'removePhoto'> = async (request, reply) => {
  const { viewer, query, server } = request;
  viewer.requireAdministrator();
  const found = await server.services.photos.byId(query.photoId);
  if (found === undefined) throw notFound();
  const { clientId } = viewer.location(found.locationId);
  const event = contentEvent(request, clientId, { action: 'remove', kind: 'photo', label: found.alt.en });
  await server.services.photos.remove(found.id, event);
  await within(everything, () => server.services.catalogue.loadChanges());
  return reply.code(204).send();
};

/** English is shown in languages without a text. */
const textIn = (language: Language, text: string): LocalText => ({ en: text, [language]: text });
