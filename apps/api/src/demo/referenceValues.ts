import { type LimitAveraging, type LimitKind, limitValues, type Regime } from '@zrak/quantities/limits';
import type { LocalText } from '../db/schema.ts';

export interface DemoReferenceValue {
  parameter_code: string;
  regime: string;
  kind: string;
  averaging: string;
  value: number;
  allowed_exceedances: number | null;
  noise_zone: number | null;
  label: LocalText;
}

const averagingNames: Record<LimitAveraging, LocalText> = {
  PT1H: { en: 'hourly', sl: 'urna', de: 'Stundenmittel' },
  P1D: { en: 'daily', sl: 'dnevna', de: 'Tagesmittel' },
  P1Y: { en: 'annual', sl: 'letna', de: 'Jahresmittel' },
  maxDaily8h: { en: 'maximum daily 8 h mean', sl: 'največja dnevna 8-urna', de: 'höchstes 8-h-Mittel des Tages' },
  Lden: { en: 'Lden', sl: 'Ldvn', de: 'Lden' },
  Lnight: { en: 'Lnight', sl: 'Lnoč', de: 'Lnight' },
};
const kindNames: Record<LimitKind, LocalText> = {
  limit: { en: 'Limit value', sl: 'Mejna vrednost', de: 'Grenzwert' },
  target: { en: 'Target value', sl: 'Ciljna vrednost', de: 'Zielwert' },
  longTerm: { en: 'Long-term objective', sl: 'Dolgoročni cilj', de: 'Langfristiges Ziel' },
  information: { en: 'Information threshold', sl: 'Opozorilna vrednost', de: 'Informationsschwelle' },
  alert: { en: 'Alert threshold', sl: 'Alarmna vrednost', de: 'Alarmschwelle' },
  guideline: { en: 'WHO guideline', sl: 'Smernica SZO', de: 'WHO-Richtwert' },
  critical: { en: 'Critical value', sl: 'Kritična vrednost', de: 'Kritischer Wert' },
};
const regimeSuffix: Partial<Record<Regime, LocalText>> = {
  eu2030: { en: ' from 2030', sl: ' od 2030', de: ' ab 2030' },
};

function labelOf(regime: Regime, kind: LimitKind, averaging: LimitAveraging): LocalText {
  const text = (language: keyof LocalText): string =>
    `${kindNames[kind][language]}, ${averagingNames[averaging][language]}${regimeSuffix[regime]?.[language] ?? ''}`;
  return { en: text('en'), sl: text('sl'), de: text('de') };
}

/** Every limit value of `@zrak/quantities`, with its name. */
export const demoReferenceValues: readonly DemoReferenceValue[] = limitValues.map((limit) => ({
  parameter_code: limit.parameter,
  regime: limit.regime,
  kind: limit.kind,
  averaging: limit.averaging,
  value: limit.value,
  allowed_exceedances: limit.allowedExceedances,
  noise_zone: limit.noiseZone,
  label: labelOf(limit.regime, limit.kind, limit.averaging),
}));
