import type { Handler } from '../contract/handler.ts';
import type { Schemas } from '../contract/schemas.ts';
import { notFound } from '../errors.ts';
import { indexMeanOf, instrumentsOf, latestValueOf, locationBaseOf, photoOf } from '../presenters/station.ts';
import { isoInstant } from '../time/zone.ts';
import { picturePolicy } from './pictures.ts';

/** Parameters of a map card, the most informative first. */
const cardParameters = ['PM10', 'PM2.5', 'O3', 'NO2', 'LAeq', 'CARS', 'T', 'WS'];
const onCard = 4;

export const listLocations: Handler<'listLocations'> = async ({ viewer, query, language, server }) => {
  const { catalogue, states } = server.services;
  const client = viewer.client(query.clientId);
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
};

export const getLocation: Handler<'getLocation'> = async ({ viewer, query, language, server }) => {
  const { catalogue, states, photos } = server.services;
  const location = viewer.location(query.locationId);
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
    photos: (await photos.ofLocation(location.id)).map((photo) => photoOf(photo, language)),
  };
};

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
