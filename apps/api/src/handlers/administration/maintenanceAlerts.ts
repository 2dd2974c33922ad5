import { requireVersion, versionOf } from '../../answers/objectVersion.ts';
import type { Handler, OperationRequest } from '../../contract/handler.ts';
import type { MaintenanceAlert } from '../../db/schema.ts';
import { badRequest, notFound } from '../../errors.ts';
import type { LocalText } from '../../language.ts';
import { isoInstant } from '../../time/zone.ts';
import { maintenanceAlertOf } from '../../presenters/maintenanceAlert.ts';
import { addedOnce } from '../addedOnce.ts';
import { contentEvent } from './contentEvent.ts';

export const addMaintenanceAlert: Handler<'addMaintenanceAlert'> = async (request, reply) => {
  const { viewer, query, language, server } = request;
  viewer.requireAdministrator();
  const { alerts, measurements, now } = server.services;
  const find = async (id: string) => (await alerts.ofIds([id]))[0];
  const alert = await addedOnce(query.newId, find, async () => {
    const added = { id: query.newId ?? `mnt_${crypto.randomUUID().slice(0, 8)}`, ...changeOf(request) };
    const content = { action: 'add', kind: 'maintenanceAlert', label: added.title.en } as const;
    await alerts.add(rowOf(added), contentEvent(request, added.clientId, content));
    // The states of the stations depend on it, in every process.
    await measurements.announce();
    return added;
  });
  return reply.code(201).send(maintenanceAlertOf(alert, language, now()));
};

export const getMaintenanceAlert: Handler<'getMaintenanceAlert'> = async ({ viewer, params, server }) => {
  viewer.requireAdministrator();
  const [alert] = await server.services.alerts.ofIds([params.id]);
  if (alert === undefined) throw notFound();
  const { id, clientId, locationId, startsAt, endsAt, title, message, parameters } = alert;
  return {
    id,
    clientId,
    ...(locationId !== null && { locationId }),
    from: isoInstant(startsAt.getTime() / 1000),
    to: isoInstant(endsAt.getTime() / 1000),
    title,
    message,
    ...(parameters && { parameters }),
    version: versionOfAlert(alert),
  };
};

export const updateMaintenanceAlert: Handler<'updateMaintenanceAlert'> = async (request) => {
  const { viewer, params, language, server } = request;
  viewer.requireAdministrator();
  const { alerts, measurements, now } = server.services;
  const [before] = await alerts.ofIds([params.id]);
  if (before === undefined) throw notFound();
  const alert = { id: before.id, ...changeOf(request, before) };
  const content = { action: 'change', kind: 'maintenanceAlert', label: alert.title.en } as const;
  await alerts.change(alert.id, rowOf(alert), contentEvent(request, alert.clientId, content), (stored) =>
    requireVersion(request.body.version, stored && versionOfAlert(stored)),
  );
  await measurements.announce();
  return maintenanceAlertOf(alert, language, now());
};

export const removeMaintenanceAlert: Handler<'removeMaintenanceAlert'> = async (request, reply) => {
  const { viewer, params, server } = request;
  viewer.requireAdministrator();
  const { alerts, measurements } = server.services;
  const [found] = await alerts.ofIds([params.id]);
  if (found === undefined) throw notFound();
  const content = { action: 'remove', kind: 'maintenanceAlert', label: found.title.en } as const;
  await alerts.remove(found.id, contentEvent(request, found.clientId, content));
  await measurements.announce();
  return reply.code(204).send();
};

/** "No end" is often written as the last day of the year 9999. */
const [earliest, latest] = [new Date('1900-01-01T00:00:00Z'), new Date('9999-12-31T23:59:59.999Z')];

/** @throws 404 for an unknown client or a station that is not of it, 400 for other faults */
function changeOf(
  { viewer, body, server }: OperationRequest<'addMaintenanceAlert'> | OperationRequest<'updateMaintenanceAlert'>,
  before?: MaintenanceAlert,
): Omit<MaintenanceAlert, 'id'> {
  const { id: clientId } = viewer.client(body.clientId);
  const locationId = body.locationId ?? null;
  const parameters = body.parameters ?? null;
  if (locationId !== null && viewer.location(locationId).clientId !== clientId) throw notFound();
  const [startsAt, endsAt] = [new Date(body.from), new Date(body.to)];
  for (const [field, time] of Object.entries({ from: startsAt, to: endsAt })) {
    // A leap second, or a year that the database cannot hold.
    if (!(time >= earliest && time <= latest)) throw badRequest('invalidField', { field });
  }
  if (endsAt <= startsAt) throw badRequest('toBeforeFrom');
  const measured = new Set(
    locationId === null ? [] : server.services.catalogue.seriesOf(locationId).map(({ parameter }) => parameter),
  );
  if (parameters?.some((code) => !measured.has(code))) throw badRequest('invalidField', { field: 'parameters' });
  return {
    clientId,
    locationId,
    startsAt,
    endsAt,
    title: changedText('title', body.title, before?.title),
    message: changedText('message', body.message, before?.message),
    parameters,
  };
}

/**
 * English is shown in languages without a text.
 *
 * @param given null removes the text of a language
 * @throws 400 if no text remains
 */
function changedText(
  field: 'title' | 'message',
  given: Readonly<Record<string, string | null>>,
  before?: LocalText,
): LocalText {
  const kept = Object.entries({ ...before, ...given }).filter((text): text is [string, string] => text[1] !== null);
  const [first] = kept;
  if (first === undefined) throw badRequest('invalidField', { field });
  return { en: first[1], ...Object.fromEntries(kept) };
}

const versionOfAlert = ({ id: _, ...fields }: MaintenanceAlert): string => versionOf(fields);

const rowOf = ({ title, message, ...alert }: MaintenanceAlert) => ({
  ...alert,
  title: JSON.stringify(title),
  message: JSON.stringify(message),
});
