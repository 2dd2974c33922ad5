import { rounded } from '@zrak/quantities/aggregation';
import type { Category, Instrument, Location, ReferenceValue } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { type Language, languageOf, localized } from '../language.ts';
import { indexBandOf } from '../measurements/indexBand.ts';
import type { IndexMean } from '../measurements/means.ts';
import { intervalOf } from '../time/interval.ts';
import type { LatestOfSeries, StationState } from '../measurements/stationStates.ts';
import { warningColors } from '../measurements/warning.ts';
import type { CataloguedSeries, Catalogue } from '../repositories/catalogue.ts';
import type { PhotoFacts } from '../repositories/photos.ts';
import type { Services } from '../services.ts';
import { texts } from '../texts.ts';
import { dayZone, isoInstant } from '../time/zone.ts';
import type { Handler } from '../contract/handler.ts';
import type { Schemas } from '../contract/schemas.ts';

export const listClients: Handler<'listClients'> = async ({ viewer, server }) =>
  viewer.visibleClients().map(({ id, code, name, is_public }) => ({
    id,
    code,
    name,
    isPublic: is_public,
    stationCount: server.services.catalogue.locationsOf(id).length,
  }));

/** What a map card shows, the most telling first. */
const telling = ['PM10', 'PM2.5', 'O3', 'NO2', 'LAeq', 'CARS', 'T', 'WS'];
const onCard = 4;

export const listLocations: Handler<'listLocations'> = async ({ viewer, query, language, server }) => {
  const { catalogue, states } = server.services;
  const client = viewer.client(query.clientId);
  return catalogue.locationsOf(client.id).map((location) => {
    const state = states.of(location.id);
    const card = telling.flatMap((code) => state?.latest.find(({ series }) => series.parameter === code) ?? []);
    return {
      ...baseOf(location, state, catalogue, language),
      latest: card.slice(0, onCard).map((latest) => latestValueOf(latest, language)),
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
    ...baseOf(location, state, catalogue, language),
    clientId: location.client_id,
    altitude: location.altitude,
    stationType: location.site,
    stationArea: location.area,
    ...(location.operating_since === null ? {} : { operatingSince: location.operating_since }),
    dayBoundary: location.day_boundary,
    ...(newest === undefined || newest === 0 ? {} : { lastContact: isoInstant(newest) }),
    ...(state === undefined ? {} : { coverage24h: state.coverage24h }),
    ...(state?.index === undefined ? {} : { index: indexValueOf(state.index, language) }),
    latest: (state?.latest ?? []).map((latest) => ({
      ...latestValueOf(latest, language),
      category: latest.series.definition.category,
      flag: latest.flag as Schemas['Flag'],
    })),
    instruments: instrumentsOf(catalogue.seriesOf(location.id), language),
    photos: (await photos.ofLocation(location.id)).map((photo) => photoOf(photo, language)),
  };
};

/** Nothing in a picture may run where somebody opens it by its address. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export const getPhoto: Handler<'getPhoto'> = async ({ viewer, query, server }, reply) => {
  const photo = await server.services.photos.byId(query.photoId);
  if (photo === undefined) throw notFound();
  viewer.location(photo.location_id);
  return reply
    .type(photo.media_type)
    .header('Cache-Control', 'private, max-age=3600')
    .header('Content-Security-Policy', picturePolicy)
    .send(Buffer.from(photo.content));
};

function baseOf(
  location: Location,
  state: StationState | undefined,
  catalogue: Catalogue,
  language: Language,
): Schemas['LocationBase'] {
  const level = state?.warning ?? 'noData';
  return {
    id: location.id,
    name: location.name,
    latitude: location.latitude,
    longitude: location.longitude,
    timeZone: location.time_zone,
    categories: [...new Set<Category>(catalogue.seriesOf(location.id).map(({ definition }) => definition.category))],
    warning: { level, color: warningColors[level], label: texts.in(language)(`measurements.warning.${level}`) },
    state: state?.state ?? 'noData',
    ...(state?.latestAt === undefined ? {} : { latestAt: isoInstant(state.latestAt) }),
  };
}

function latestValueOf({ series, value, time, trend }: LatestOfSeries, language: Language): Schemas['LatestValue'] {
  const { definition } = series;
  return {
    seriesId: series.key,
    parameter: series.parameter,
    name: localized(definition.name, language),
    unit: definition.unit,
    decimals: definition.decimals,
    value: rounded(value, definition.decimals),
    time: isoInstant(time),
    interval: intervalOf(series.step),
    ...(trend === undefined ? {} : { trend }),
  };
}

function indexMeanOf({ series, averaging, value, time }: IndexMean, language: Language): Schemas['IndexMean'] {
  const { definition } = series;
  return {
    seriesId: series.key,
    parameter: series.parameter,
    name: localized(definition.name, language),
    unit: definition.unit,
    decimals: definition.decimals,
    value: rounded(value, definition.decimals),
    averaging,
    time: isoInstant(time),
  };
}

function indexValueOf(
  { band, decidedBy, time }: NonNullable<StationState['index']>,
  language: Language,
): Schemas['IndexValue'] {
  return { standard: 'eu2024', ...indexBandOf(band, language), decidedBy, time: isoInstant(time) };
}

/** Each with the series it measures, in their order. */
function instrumentsOf(series: CataloguedSeries[], language: Language): Schemas['Instrument'][] {
  const measured = Map.groupBy(series, ({ instrument }) => instrument);
  return [...measured].flatMap(([instrument, ofIt]) =>
    instrument === undefined ? [] : instrumentOf(instrument, ofIt, language),
  );
}

function instrumentOf(instrument: Instrument, series: CataloguedSeries[], language: Language): Schemas['Instrument'] {
  const { serial_number, inlet_height, operating_since, last_calibration } = instrument;
  return {
    id: instrument.id,
    parameters: series.map(({ parameter, definition }) => ({ parameter, name: localized(definition.name, language) })),
    maker: instrument.maker,
    model: instrument.model,
    principle: localized(instrument.principle, language),
    ...(serial_number === null ? {} : { serialNumber: serial_number }),
    ...(inlet_height === null ? {} : { inletHeight: inlet_height }),
    ...(operating_since === null ? {} : { operatingSince: operating_since }),
    ...(last_calibration === null ? {} : { lastCalibration: last_calibration }),
  };
}

function photoOf(photo: PhotoFacts, language: Language): Schemas['Photo'] {
  const { id, width, height, caption, taken_on, view_direction } = photo;
  return {
    id,
    url: `api/locations/photo?photoId=${encodeURIComponent(id)}`,
    alt: localized(photo.alt, language),
    width,
    height,
    ...(caption === null ? {} : { caption: localized(caption, language) }),
    ...(taken_on === null ? {} : { takenOn: taken_on }),
    ...(view_direction === null ? {} : { viewDirection: view_direction }),
  };
}

export const listSeries: Handler<'listSeries'> = async ({ viewer, query, language, server }) => {
  const { catalogue } = server.services;
  const location = viewer.location(query.locationId);
  return described(catalogue.seriesOf(location.id), server.services, named(query.culture, language));
};

export const listAllSeries: Handler<'listAllSeries'> = async ({ viewer, query, language, server }) => {
  const { catalogue } = server.services;
  const client = viewer.client(query.clientId);
  const series = catalogue.locationsOf(client.id).flatMap(({ id }) => catalogue.seriesOf(id));
  return described(series, server.services, named(query.culture, language));
};

/** `culture` where given, else the language of the request. */
export function named(culture: string | undefined, language: Language): Language {
  return culture === undefined ? language : languageOf(culture);
}

async function described(
  allSeries: CataloguedSeries[],
  { store }: Pick<Services, 'store'>,
  language: Language,
): Promise<Schemas['Series'][]> {
  const extents = await store.firstAndLast(allSeries);
  return allSeries.map((series) => {
    const { definition, location } = series;
    const extent = extents.get(series.id);
    return {
      id: series.key,
      locationId: location.id,
      locationName: location.name,
      category: definition.category,
      parameter: series.parameter,
      name: localized(definition.name, language),
      unit: definition.unit,
      decimals: definition.decimals,
      quantityKind: definition.quantity as Schemas['Series']['quantityKind'],
      aggregator: definition.aggregator,
      nativeInterval: intervalOf(series.step),
      ...(extent === undefined ? {} : { first: isoInstant(extent.first), last: isoInstant(extent.last) }),
      timeZone: dayZone(location).name,
      referenceValues: series.referenceValues.map((reference) =>
        referenceValueOf(reference, definition.unit, language),
      ),
    };
  });
}

export function referenceValueOf(
  reference: ReferenceValue,
  unit: string,
  language: Language,
): Schemas['ReferenceValue'] {
  return {
    regime: reference.regime as Schemas['ReferenceValue']['regime'],
    kind: reference.kind as Schemas['ReferenceValue']['kind'],
    averaging: reference.averaging as Schemas['ReferenceValue']['averaging'],
    value: reference.value,
    unit,
    ...(reference.allowed_exceedances === null ? {} : { allowedExceedances: reference.allowed_exceedances }),
    label: localized(reference.label, language),
  };
}
