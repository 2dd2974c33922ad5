import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{
  day: {};
  evening: {};
  night: {};
  den: {};
  indicator: {};
  hours: {};
  level: {};
  coverage: {};
  wholeDay: {};
  penalties: {};
  tooFew: {};
  above: { limit: string };
  within: { limit: string };
}>({
  day: { id: 'ui.NoiseIndicators.day', defaultMessage: 'day' },
  evening: { id: 'ui.NoiseIndicators.evening', defaultMessage: 'evening' },
  night: { id: 'ui.NoiseIndicators.night', defaultMessage: 'night' },
  den: { id: 'ui.NoiseIndicators.den', defaultMessage: 'den' },
  indicator: { id: 'ui.NoiseIndicators.indicator', defaultMessage: 'Indicator' },
  hours: { id: 'ui.NoiseIndicators.hours', defaultMessage: 'Hours' },
  level: { id: 'ui.NoiseIndicators.level', defaultMessage: 'Level, dB(A)' },
  coverage: { id: 'ui.NoiseIndicators.coverage', defaultMessage: 'Data coverage' },
  wholeDay: { id: 'ui.NoiseIndicators.wholeDay', defaultMessage: '24 hours' },
  penalties: {
    id: 'ui.NoiseIndicators.penalties',
    defaultMessage:
      'Energetic means. In Lden, evening levels are weighted by +5\u00a0dB and night levels by +10\u00a0dB. With less than 75\u00a0% of the hours no level is given.',
  },
  tooFew: { id: 'ui.NoiseIndicators.tooFew', defaultMessage: 'not enough data' },
  above: { id: 'ui.NoiseIndicators.above', defaultMessage: 'Above: {limit}' },
  within: { id: 'ui.NoiseIndicators.within', defaultMessage: 'Within: {limit}' },
});
