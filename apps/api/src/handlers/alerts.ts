import type { Viewer } from '../access/viewer.ts';
import { rounded } from '@zrak/quantities/aggregation';
import type { AlertSubscription } from '../db/schema.ts';
import { badRequest, notFound } from '../errors.ts';
import { type Language, localized } from '../language.ts';
import { intervalFor } from '../measurements/query.ts';
import { unitText } from '../measurements/unitText.ts';
import type { AlertChange, Firing } from '../repositories/alertSubscriptions.ts';
import type { CataloguedSeries, Catalogue } from '../repositories/catalogue.ts';
import { isoInstant } from '../time/zone.ts';
import type { Handler } from '../contract/handler.ts';
import type { Schemas } from '../contract/schemas.ts';
import { unlessUsed } from './addedOnce.ts';

const mostSubscriptions = 50;

export const listAlertSubscriptions: Handler<'listAlertSubscriptions'> = async ({ viewer, language, server }) => {
  const { alertSubscriptions, catalogue } = server.services;
  const found = await alertSubscriptions.ofUser(viewer.user.id);
  const visible = new Set(visibleLocations(viewer, catalogue));
  return found
    .filter(({ locationId }) => visible.has(locationId))
    .map((one) => subscriptionOf(one, catalogue, language));
};

export const listFiredAlerts: Handler<'listFiredAlerts'> = async ({ viewer, query, language, server }) => {
  const { alertSubscriptions, catalogue } = server.services;
  const { cursor, limit = 50 } = query;
  const found = await alertSubscriptions.fired(viewer.user.id, {
    locationIds: visibleLocations(viewer, catalogue),
    before: cursor,
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  return {
    fired: page.map((one) => firedAlertOf(one, catalogue, language)),
    ...(found.length > limit ? { nextCursor: String(page.at(-1)!.id) } : {}),
  };
};

export const previewAlert: Handler<'previewAlert'> = async ({ viewer, body, server }) => {
  const { alertWatch, now } = server.services;
  const { from, to, fired } = await alertWatch.preview(ruleFor(viewer, body.rule, now()));
  return { from: isoInstant(from), to: isoInstant(to), fired };
};

export const createAlertSubscription: Handler<'createAlertSubscription'> = async (
  { viewer, body, query, language, server },
  reply,
) => {
  const { alertSubscriptions, catalogue, now } = server.services;
  const { id: userId } = viewer.user;
  const add = alertSubscriptions.add(
    {
      id: query.newId ?? `alr_${crypto.randomUUID()}`,
      userId,
      createdAt: new Date(now() * 1000),
      ...ruleFor(viewer, body.rule, now()),
      language,
      isEnabled: body.isEnabled,
    },
    { limit: mostSubscriptions, locationIds: new Set(visibleLocations(viewer, catalogue)) },
  );
  const added = await unlessUsed(add);
  if (added === undefined) throw badRequest('tooManyAlerts', { limit: mostSubscriptions });
  return reply.code(201).send(subscriptionOf(added, catalogue, language));
};

export const updateAlertSubscription: Handler<'updateAlertSubscription'> = async ({
  viewer,
  params,
  body,
  language,
  server,
}) => {
  const { alertSubscriptions, catalogue, now } = server.services;
  const { rule, isEnabled } = body;
  const changed = await alertSubscriptions.change(
    params.id,
    viewer.user.id,
    ({ locationId, hours }) => {
      // The answer names the station.
      viewer.location(locationId);
      const restarted = rule ? ruleFor(viewer, rule, now()) : { judgedUntil: judgedFrom(hours, now()) };
      return { ...restarted, language, ...(isEnabled !== undefined && { isEnabled }) };
    },
    now(),
  );
  if (changed === undefined) throw notFound();
  return subscriptionOf(changed, catalogue, language);
};

export const deleteAlertSubscription: Handler<'deleteAlertSubscription'> = async (
  { viewer, params, server },
  reply,
) => {
  const isRemoved = await server.services.alertSubscriptions.remove(params.id, viewer.user.id);
  if (!isRemoved) throw notFound();
  return reply.code(204).send();
};

function visibleLocations(viewer: Viewer, catalogue: Catalogue): string[] {
  return viewer.visibleClients().flatMap(({ id }) => catalogue.locationsOf(id).map((location) => location.id));
}

/** A rule that is evaluated from now on. @throws 404 for a station or series without access, 400 for too short an interval */
function ruleFor(viewer: Viewer, rule: Schemas['AlertRule'], now: number): Omit<AlertChange, 'language' | 'isEnabled'> {
  if (rule.kind === 'silence') {
    const { kind, hours, locationId } = rule;
    return {
      kind,
      locationId: viewer.location(locationId).id,
      seriesId: null,
      threshold: null,
      averaging: null,
      intervals: null,
      hours,
      judgedUntil: judgedFrom(hours, now),
    };
  }
  const { kind, seriesId, threshold, interval, intervals } = rule;
  const [series] = viewer.series([seriesId]) as [CataloguedSeries];
  if (intervalFor(series, interval) !== interval) throw badRequest('intervalTooShort');
  return {
    kind,
    locationId: series.locationId,
    seriesId: series.id,
    threshold,
    averaging: interval,
    intervals,
    hours: null,
    judgedUntil: judgedFrom(null, now),
  };
}

/** Values count from now on; a station that is already silent is reported at once. */
const judgedFrom = (hours: number | null, now: number): Date => new Date((now - (hours ?? 0) * 3600) * 1000);

function subscriptionOf(
  subscription: AlertSubscription,
  catalogue: Catalogue,
  language: Language,
): Schemas['AlertSubscription'] {
  const { id, locationId, isEnabled, isFiring } = subscription;
  const location = catalogue.location(locationId)!;
  const series = seriesOf(subscription, catalogue);
  return {
    id,
    isEnabled,
    state: isFiring ? 'firing' : 'cleared',
    rule: ruleOf(subscription, series),
    locationId,
    locationName: location.name,
    clientCode: catalogue.client(location.clientId)!.code,
    ...(series === undefined
      ? {}
      : {
          measured: {
            name: localized(series.definition.name, language),
            unit: unitText(series.definition.unit, language),
            decimals: series.definition.decimals,
          },
        }),
  };
}

function ruleOf(
  { kind, locationId, hours, threshold, averaging, intervals }: AlertSubscription,
  series: CataloguedSeries | undefined,
): Schemas['AlertRule'] {
  return kind === 'silence' || series === undefined
    ? { kind: 'silence', locationId, hours: hours! }
    : { kind, seriesId: series.key, threshold: threshold!, interval: averaging!, intervals: intervals! };
}

function seriesOf({ locationId, seriesId }: AlertSubscription, catalogue: Catalogue): CataloguedSeries | undefined {
  return seriesId === null ? undefined : catalogue.seriesOf(locationId).find(({ id }) => id === seriesId);
}

function firedAlertOf(
  { id, at, value, clearedAt, subscription }: Firing,
  catalogue: Catalogue,
  language: Language,
): Schemas['FiredAlert'] {
  const { decimals } = seriesOf(subscription, catalogue)?.definition ?? { decimals: 0 };
  return {
    id: String(id),
    time: isoInstant(at.getTime() / 1000),
    ...(clearedAt === null ? {} : { clearedAt: isoInstant(clearedAt.getTime() / 1000) }),
    ...(value === null ? {} : { value: rounded(value, decimals) }),
    subscription: subscriptionOf(subscription, catalogue, language),
  };
}
