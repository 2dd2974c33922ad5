import { sendKept } from '../answers/sendKept.ts';
import type { Handler } from '../contract/handler.ts';
import type { Schemas } from '../contract/schemas.ts';
import type { Client, Location } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import type { Language } from '../language.ts';
import { indexMeanOf, instrumentsOf, latestValueOf, locationBaseOf, photoOf } from '../presenters/station.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time/zone.ts';
import { picturePolicy } from './pictures.ts';

/** Parameters of a map card, the most informative first. */
const cardParameters = ['PM10', 'PM2.5', 'O3', 'NO2', 'LAeq', 'CARS', 'T', 'WS'];
const onCard = 4;

export const listLocations: Handler<'listLocations'> = async (request, reply) => {
  const { catalogue, states } = request.server.services;
  const client = request.viewer.client(request.query.clientId);
  return sendKept(request, reply, {
    key: [client.id],
    version: [catalogue.revision, states.version],
    make: async () => locationsOf(client, request.language, request.server.services),
  });
};

function locationsOf(
  client: Client,
  language: Language,
  { catalogue, states }: Services,
): Schemas['LocationSummary'][] {
  const hasPlan = catalogue.sitePlanOf(client.id) !== undefined;
  return catalogue.locationsOf(client.id).map((location) => {
    const state = states.of(location.id);
    const card = cardParameters.flatMap((code) => state?.latest.find(({ series }) => series.parameter === code) ?? []);
    return {
      ...locationBaseOf(location, state, catalogue, language),
      latest: card.slice(0, onCard).map((latest) => latestValueOf(latest, language)),
      ...(hasPlan && location.planPosition !== null && { planPosition: location.planPosition }),
      means: (state?.means ?? []).map((mean) => indexMeanOf(mean, language)),
    };
  });
}

export const getLocation: Handler<'getLocation'> = async (request, reply) => {
  const { catalogue, states } = request.server.services;
  const location = request.viewer.location(request.query.locationId);
  return sendKept(request, reply, {
    key: [location.id],
    version: [catalogue.revision, states.version],
    make: async () => locationOf(location, request.language, request.server.services),
  });
};

function locationOf(location: Location, language: Language, { catalogue, states }: Services): Schemas['Location'] {
  const state = states.of(location.id);
  const newest = state?.latest.reduce(
    (max, { series, time }) => Math.max(max, time + series.step + series.deliveryDelay),
    0,
  );
  return {
    ...locationBaseOf(location, state, catalogue, language),
    clientId: location.clientId,
    altitude: location.altitude,
    stationType: location.site,
    stationArea: location.area,
    ...(location.operatingSince === null ? {} : { operatingSince: location.operatingSince }),
    dayBoundary: location.dayBoundary,
    ...(newest === undefined || newest === 0 ? {} : { lastContact: isoInstant(newest) }),
    ...(state === undefined ? {} : { coverage24h: state.coverage24h }),
    latest: (state?.latest ?? []).map((latest) => ({
      ...latestValueOf(latest, language),
      category: latest.series.definition.category,
      flag: latest.flag as Schemas['Flag'],
    })),
    instruments: instrumentsOf(catalogue.seriesOf(location.id), language),
    photos: catalogue.photosOf(location.id).map((photo) => photoOf(photo, language)),
  };
}

export const getPhoto: Handler<'getPhoto'> = async ({ viewer, query, server }, reply) => {
  const photo = await server.services.photos.byId(query.photoId);
  if (photo === undefined) throw notFound();
  viewer.location(photo.locationId);
  return reply
    .type(photo.mediaType)
    .header('Cache-Control', 'private, max-age=3600')
    .header('Content-Security-Policy', picturePolicy)
    .send(Buffer.from(photo.content));
};
