import type { Schemas } from '../contract/schemas.ts';
import { type Language, localized } from '../language.ts';
import type { SeriesLimit } from '../parameters/limitUnits.ts';

export function referenceValueOf(reference: SeriesLimit, unit: string, language: Language): Schemas['ReferenceValue'] {
  return {
    regime: reference.regime as Schemas['ReferenceValue']['regime'],
    kind: reference.kind as Schemas['ReferenceValue']['kind'],
    averaging: reference.averaging as Schemas['ReferenceValue']['averaging'],
    value: reference.value,
    unit,
    ...(reference.stated && { stated: statedOf(reference.stated) }),
    ...(reference.allowedExceedances === null ? {} : { allowedExceedances: reference.allowedExceedances }),
    label: localized(reference.label, language),
  };
}

const statedOf = ({ value, conversion: { factor, offset } }: NonNullable<SeriesLimit['stated']>) => ({
  value,
  conversion: { factor, offset },
});
