import { rounded } from '@zrak/quantities/aggregation';
import { unitOf } from '@zrak/quantities/units';
import type { Schemas } from '../contract/schemas.ts';
import type { Category, Instrument, Location, Parameter } from '../db/schema.ts';
import { type Language, localized } from '../language.ts';
import { indexBandOf } from '../measurements/indexBand.ts';
import type { IndexMean } from '../measurements/means.ts';
import type { LatestOfSeries, StationState } from '../measurements/stationStates.ts';
import { unitText } from '../measurements/unitText.ts';
import { warningColors, type WarningLevel } from '../measurements/warning.ts';
import { standardParameters } from '../parameters/standard.ts';
import type { CataloguedSeries, Catalogue } from '../repositories/catalogue.ts';
import type { PhotoFacts } from '../repositories/photos.ts';
import { texts } from '../texts.ts';
import { nativeIntervalOf } from '../time/interval.ts';
import { isoInstant } from '../time/zone.ts';

const standardDecimals = new Map(standardParameters.map(({ code, decimals }) => [code, decimals]));

export function locationBaseOf(
  location: Location,
  state: StationState | undefined,
  catalogue: Catalogue,
  language: Language,
): Schemas['LocationBase'] {
  const { level, basis }: StationState['warning'] = state?.warning ?? { level: 'noData' };
  return {
    id: location.id,
    name: location.name,
    latitude: location.latitude,
    longitude: location.longitude,
    timeZone: location.timeZone,
    categories: [...new Set<Category>(catalogue.seriesOf(location.id).map(({ definition }) => definition.category))],
    warning: {
      level,
      color: warningColors[level],
      label: warningLabelOf(level, basis, language),
      ...(basis === undefined ? {} : { basis }),
    },
    state: state?.state ?? 'noData',
    ...(state?.latestAt === undefined ? {} : { latestAt: isoInstant(state.latestAt) }),
    ...(state?.index === undefined ? {} : { index: indexValueOf(state.index, language) }),
  };
}

/** A warning of noise says so: it is shown beside the index of the air. */
function warningLabelOf(level: WarningLevel, basis: 'index' | 'noise' | undefined, language: Language): string {
  const say = texts.in(language);
  return basis === 'noise' && (level === 'low' || level === 'medium')
    ? say(`measurements.warning.noise.${level}`)
    : say(`measurements.warning.${level}`);
}

export function latestValueOf(
  { series, value, time, trend }: LatestOfSeries,
  language: Language,
): Schemas['LatestValue'] {
  const { definition } = series;
  return {
    seriesId: series.key,
    parameter: series.parameter,
    name: localized(definition.name, language),
    unit: unitText(definition.unit, language),
    decimals: definition.decimals,
    value: rounded(value, definition.decimals),
    time: isoInstant(time),
    interval: nativeIntervalOf(series.step),
    ...(trend === undefined ? {} : { trend }),
  };
}

/** Decimals of a parameter, or those of the standard one where the unit is not the operator's. */
function decimalsIn(unit: string, { code, unit: own, decimals }: Parameter): number {
  return unitOf(own) === unit ? decimals : (standardDecimals.get(code) ?? decimals);
}

export function indexMeanOf(
  { series, averaging, value, unit, time }: IndexMean,
  language: Language,
): Schemas['IndexMean'] {
  const { definition, parameter } = series;
  const decimals = decimalsIn(unit, definition);
  return {
    seriesId: series.key,
    parameter,
    name: localized(definition.name, language),
    unit: unitText(unit, language),
    decimals,
    value: rounded(value, decimals),
    averaging,
    time: isoInstant(time),
  };
}

function indexValueOf({ band, mean }: NonNullable<StationState['index']>, language: Language): Schemas['IndexValue'] {
  const { parameter: decidedBy, unit, decimals, value, averaging, time } = indexMeanOf(mean, language);
  return { standard: 'eu2024', ...indexBandOf(band, language), decidedBy, value, unit, decimals, averaging, time };
}

/** Each with the series it measures, in their order. */
export function instrumentsOf(series: CataloguedSeries[], language: Language): Schemas['Instrument'][] {
  const measured = Map.groupBy(series, ({ instrument }) => instrument);
  return [...measured].flatMap(([instrument, ofIt]) =>
    instrument === undefined ? [] : instrumentOf(instrument, ofIt, language),
  );
}

function instrumentOf(instrument: Instrument, series: CataloguedSeries[], language: Language): Schemas['Instrument'] {
  const { serialNumber, inletHeight, operatingSince, lastCalibration } = instrument;
  return {
    id: instrument.id,
    parameters: series.map(({ parameter, definition }) => ({ parameter, name: localized(definition.name, language) })),
    maker: instrument.maker,
    model: instrument.model,
    principle: localized(instrument.principle, language),
    ...(serialNumber === null ? {} : { serialNumber }),
    ...(inletHeight === null ? {} : { inletHeight }),
    ...(operatingSince === null ? {} : { operatingSince }),
    ...(lastCalibration === null ? {} : { lastCalibration }),
  };
}

export function photoOf(photo: PhotoFacts, language: Language): Schemas['Photo'] {
  const { id, width, height, caption, takenOn, viewDirection } = photo;
  return {
    id,
    url: `api/locations/photo?photoId=${encodeURIComponent(id)}`,
    alt: localized(photo.alt, language),
    width,
    height,
    ...(caption === null ? {} : { caption: localized(caption, language) }),
    ...(takenOn === null ? {} : { takenOn }),
    ...(viewDirection === null ? {} : { viewDirection }),
  };
}
