import type { Schemas } from '../contract/schemas.ts';
import type { ReferenceValue } from '../db/schema.ts';
import { type Language, localized } from '../language.ts';

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
    ...(reference.allowedExceedances === null ? {} : { allowedExceedances: reference.allowedExceedances }),
    label: localized(reference.label, language),
  };
}
