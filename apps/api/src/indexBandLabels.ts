import type { LocalText } from './db/schema.ts';

/** Names of the bands of the European air quality index, from best to worst. */
export const europeanBandLabels: readonly LocalText[] = [
  { en: 'Good', sl: 'zelo dobra', de: 'Gut' },
  { en: 'Fair', sl: 'dobra', de: 'Annehmbar' },
  { en: 'Moderate', sl: 'sprejemljiva', de: 'Mäßig' },
  { en: 'Poor', sl: 'slaba', de: 'Schlecht' },
  { en: 'Very poor', sl: 'zelo slaba', de: 'Sehr schlecht' },
  { en: 'Extremely poor', sl: 'izredno slaba', de: 'Extrem schlecht' },
];
