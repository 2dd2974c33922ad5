import type { Viewer } from '../access/viewer.ts';
import type { ReportSubscription } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { dueMonth, monthAfter } from '../reports/dueMonth.ts';
import { subjectOf } from '../reports/subject.ts';
import type { Services } from '../services.ts';
import { dayZone } from '../time/zone.ts';
import type { Handler } from '../contract/handler.ts';
import type { Schemas } from '../contract/schemas.ts';

export const listReportSubscriptions: Handler<'listReportSubscriptions'> = async ({ viewer, server }) => {
  const { services } = server;
  const found = await services.reportSubscriptions.ofUser(viewer.user.id);
  return found.flatMap((one) => subscriptionOf(one, viewer, services) ?? []);
};

export const createReportSubscription: Handler<'createReportSubscription'> = async (request, reply) => {
  const { viewer, body, language, server } = request;
  const { services } = server;
  const { id: userId } = viewer.user;
  const subject = { clientId: body.clientId, locationId: body.locationId ?? null };
  if (subjectOf(subject, viewer, services.catalogue) === undefined) throw notFound();
  const added = await services.reportSubscriptions.add({
    id: `rps_${crypto.randomUUID()}`,
    userId,
    ...subject,
    language,
    createdAt: new Date(services.now() * 1000),
  });
  return reply.code(201).send(subscriptionOf(added, viewer, services));
};

export const deleteReportSubscription: Handler<'deleteReportSubscription'> = async (
  { viewer, params, server },
  reply,
) => {
  const isRemoved = await server.services.reportSubscriptions.remove(params.id, viewer.user.id);
  if (!isRemoved) throw notFound();
  return reply.code(204).send();
};

/** @returns undefined for what the viewer may see no more. */
function subscriptionOf(
  subscription: ReportSubscription,
  viewer: Viewer,
  { catalogue, now }: Services,
): Schemas['ReportSubscription'] | undefined {
  const subject = subjectOf(subscription, viewer, catalogue);
  if (subject === undefined) return undefined;
  const { client, location, locations } = subject;
  return {
    id: subscription.id,
    clientId: client.id,
    clientCode: client.code,
    clientName: client.name,
    ...(location === undefined ? {} : { locationId: location.id, locationName: location.name }),
    nextMonth: monthAfter(dueMonth(locations.map(dayZone), now()).name),
  };
}
