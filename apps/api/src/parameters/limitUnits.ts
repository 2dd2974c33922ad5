import type { JudgedLimit } from '@zrak/quantities/limits';
import { type Conversion, conversionOf } from '@zrak/quantities/units';
import type { Parameter, ReferenceValue } from '../db/schema.ts';
import { standardParameters } from './standard.ts';

/** A limit of a series: its value is in the unit of the series. */
export interface SeriesLimit extends ReferenceValue {
  /** The limit in its unit, and how the values of the series become values in it; absent if the units are the same. */
  stated?: { value: number; conversion: Conversion };
}

const standardUnits = new Map(standardParameters.map(({ code, unit }) => [code, unit]));

/** A converted limit is shown with these digits. */
const shownDigits = 4;

/**
 * The limit of a parameter whose unit may be one of the operator. Standard limits are in the unit of the standard
 * parameter, limits of the operator in that of the operator's.
 * @returns undefined if the limit cannot be compared, because the units do not convert
 */
export function limitInUnitOf({ code, unit }: Parameter, limit: ReferenceValue): SeriesLimit | undefined {
  const ofLimit = limit.origin === 'standard' ? standardUnits.get(code) : undefined;
  if (ofLimit === undefined || ofLimit === unit) return limit;
  const conversion = conversionOf(unit, ofLimit, { substance: code });
  if (conversion === undefined) return undefined;
  const { factor, offset } = conversion;
  if (factor === 1 && offset === 0) return limit;
  const value = Number(((limit.value - offset) / factor).toPrecision(shownDigits));
  return { ...limit, value, stated: { value: limit.value, conversion } };
}

/** The properties of a limit that a comparison with values of its series needs. */
export const judgedLimitOf = ({ parameterCode, kind, value, stated }: SeriesLimit): JudgedLimit => ({
  parameter: parameterCode,
  kind,
  ...(stated ?? { value }),
});
