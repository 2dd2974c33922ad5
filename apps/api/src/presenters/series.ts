import type { Schemas } from '../contract/schemas.ts';
import { type Language, localized } from '../language.ts';
import { startOfInterval } from '../measurements/dailySeries.ts';
import type { FirstAndLast } from '../measurements/seriesReader.ts';
import { unitText } from '../measurements/unitText.ts';
import type { CataloguedSeries } from '../repositories/catalogue.ts';
import { nativeIntervalOf } from '../time/interval.ts';
import { dayZone, isoInstant } from '../time/zone.ts';
import { referenceValueOf } from './referenceValue.ts';

/** @param extent its first and last value; undefined where it has none */
export function seriesOf(
  series: CataloguedSeries,
  extent: FirstAndLast | undefined,
  language: Language,
): Schemas['Series'] {
  const { definition, location } = series;
  const unit = unitText(definition.unit, language);
  return {
    id: series.key,
    locationId: location.id,
    locationName: location.name,
    category: definition.category,
    parameter: series.parameter,
    name: localized(definition.name, language),
    unit,
    decimals: definition.decimals,
    quantityKind: definition.quantity,
    aggregator: definition.aggregator,
    nativeInterval: nativeIntervalOf(series.step),
    ...(extent === undefined ? {} : extentOf(series, extent)),
    timeZone: dayZone(location).name,
    referenceValues: series.referenceValues.map((reference) => referenceValueOf(reference, unit, language)),
  };
}

const extentOf = (
  series: CataloguedSeries,
  { first, last }: FirstAndLast,
): Pick<Schemas['Series'], 'first' | 'last'> => ({
  first: isoInstant(startOfInterval(series, first)),
  last: isoInstant(startOfInterval(series, last)),
});
