import { type LimitAveraging, type LimitKind, limitValues, type Regime } from '@zrak/quantities/limits';
import type { LocalText } from '../language.ts';
import { demoTexts } from './texts.ts';

export interface DemoReferenceValue {
  parameterCode: string;
  regime: string;
  kind: string;
  averaging: string;
  value: number;
  allowedExceedances: number | null;
  noiseZone: number | null;
  label: LocalText;
}

function labelOf(regime: Regime, kind: LimitKind, averaging: LimitAveraging): LocalText {
  const label = regime === 'eu2030' ? 'demo.referenceValues.labelFrom2030' : 'demo.referenceValues.label';
  return demoTexts.compose((say) =>
    say(label, {
      kind: say(`demo.referenceValues.kind.${kind}`),
      averaging: say(`demo.referenceValues.averaging.${averaging}`),
    }),
  );
}

/** Every limit value of `@zrak/quantities`, with its name. */
export const demoReferenceValues: readonly DemoReferenceValue[] = limitValues.map((limit) => ({
  parameterCode: limit.parameter,
  regime: limit.regime,
  kind: limit.kind,
  averaging: limit.averaging,
  value: limit.value,
  allowedExceedances: limit.allowedExceedances,
  noiseZone: limit.noiseZone,
  label: labelOf(limit.regime, limit.kind, limit.averaging),
}));
