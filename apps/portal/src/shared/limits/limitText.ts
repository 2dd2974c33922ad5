import type { ReferenceValue } from '@zrak/api-client';
import { regimePeriodOf } from '@zrak/quantities/limits';
import type { IntlShape } from 'react-intl';
import { limitNumber } from './limitNumber.ts';

/** Kinds and averaging intervals that have a short name: those a graph of measured values can show. */
const named = { kinds: ['limit', 'target', 'guideline'], averaging: ['PT15M', 'PT1H', 'P1D'] };

/**
 * A reference value as its line in a graph says it: "50 µg/m³ · daily limit until 2030". Others have the name that the
 * server gives them.
 */
export function limitText(intl: IntlShape, { value, unit, kind, averaging, regime, label }: ReferenceValue): string {
  const isNamed = named.kinds.includes(kind) && named.averaging.includes(averaging);
  const name = isNamed
    ? intl.formatMessage(
        { id: 'shared.limitText.name' },
        { kind, averaging, regime: regimePeriodOf(regime) ?? 'other' },
      )
    : label;
  return `${limitNumber(intl, value)}\u00a0${unit} · ${name}`;
}
