import { HourProfile } from './HourProfile.tsx';
import { street } from '../data/exampleHours.ts';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  entryPoint: 'patterns',
  status: 'stable',
  use: ['The typical course of a day, from hours of many days.'],
  avoid: ['The course of one period: use SeriesChart.'],
  do: {
    example: (
      <HourProfile
        label="NO2 at Ljubljana Center"
        series={street}
        timeZone="Europe/Ljubljana"
        rule="mean"
        unit="µg/m³"
        decimals={1}
        period="1–30 November 2026, 30 days, hourly means"
      />
    ),
    text: 'Say the period and the number of days.',
  },
  dont: {
    example: (
      <HourProfile
        label="NO2 of two days"
        series={{ times: street.times.slice(0, 48), values: street.values.slice(0, 48) }}
        timeZone="Europe/Ljubljana"
        rule="mean"
        unit="µg/m³"
        decimals={1}
        period="1–2 November 2026, 2 days, hourly means"
      />
    ),
    text: 'Draw it from two days: chance is not typical.',
  },
  keyboard: keys.slots,
};
