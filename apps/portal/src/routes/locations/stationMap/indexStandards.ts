import { bandOf as bandNumber, indexDefinitions, type IndexStandard } from '@zrak/quantities/indices';
import { type IndexBandName, type IndexScale, indexScales } from '@zrak/ui/indexScales';

/** Colours, digits and texts of the bands. */
export const scaleOf: Readonly<Record<IndexStandard, IndexScale>> = {
  eu2024: 'european2024',
  euLegacy: 'europeanLegacy',
  us2024: 'us',
};

/** From best to worst. */
export const bandsOf = (standard: IndexStandard): readonly IndexBandName[] =>
  indexScales[scaleOf[standard]].map(({ color }) => color);

/** The band of a mean in µg/m³; null if the standard does not include the pollutant, or there is no mean (NaN). */
export function bandOf(standard: IndexStandard, parameter: string, value: number): IndexBandName | null {
  const band = bandNumber(indexDefinitions[standard], parameter, value);
  return band === undefined ? null : (bandsOf(standard)[band - 1] ?? null);
}
