import { type Language, localized, type LocalText } from '../language.ts';
import { texts } from '../texts.ts';

/** Source and licence stated by an export of values that were not measured. */
export interface DataSource {
  source: LocalText;
  licence: LocalText;
}

/** @param dataSource undefined: measured */
export const sourceText = (dataSource: DataSource | undefined, language: Language): string =>
  dataSource === undefined
    ? texts.in(language)('export.measurementTables.sourceText')
    : localized(dataSource.source, language);

/** @param licence undefined: not stated by the operator */
export const licenceText = (
  licence: string | undefined,
  dataSource: DataSource | undefined,
  language: Language,
): string => {
  if (licence !== undefined) return licence;
  return dataSource === undefined
    ? texts.in(language)('export.measurementTables.licenceText')
    : localized(dataSource.licence, language);
};
