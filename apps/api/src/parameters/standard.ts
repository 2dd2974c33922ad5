import { type LimitValue, limitValues } from '@zrak/quantities/limits';
import type { LocalText } from '../language.ts';
import { type EndOf, type TextId, texts } from '../texts.ts';
import type { LimitDefinition, ParameterDefinition } from './definitions.ts';
import list from './parameters.json' with { type: 'json' };

type Code = EndOf<TextId, 'parameters.names.'>;

/** Parameters that every installation knows, in the order of the lists. */
export const standardParameters: readonly ParameterDefinition[] = list.map((parameter) => ({
  ...(parameter as Omit<ParameterDefinition, 'name' | 'detectionLimit'>),
  name: texts.inAll(`parameters.names.${parameter.code as Code}`),
  detectionLimit: null,
}));

/** Regimes that are listed beside the values in force: their label says which law or period it is. */
const labels: Partial<Record<LimitValue['regime'], TextId>> = {
  eu2030: 'parameters.limits.labelFrom2030',
  si: 'parameters.limits.labelSlovenia',
};

function labelOf({ regime, kind, averaging }: LimitValue): LocalText {
  const label = labels[regime] ?? 'parameters.limits.label';
  return texts.compose((say) =>
    say(label, {
      kind: say(`parameters.limits.kind.${kind}`),
      averaging: say(`parameters.limits.averaging.${averaging}`),
    }),
  );
}

/** Every limit value of `@zrak/quantities`, with its name. */
export const standardLimits: readonly LimitDefinition[] = limitValues.map(({ parameter, ...limit }) => ({
  parameterCode: parameter,
  ...limit,
  label: labelOf({ parameter, ...limit }),
}));
