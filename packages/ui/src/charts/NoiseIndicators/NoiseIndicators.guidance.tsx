import { noisePeriods } from '@zrak/quantities/noise';
import { NoiseIndicators } from './NoiseIndicators.tsx';
import { hours } from '../data/exampleHours.ts';
import { StatTile } from '../../components/StatTile/StatTile.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

/** Hours beside a road; those of one night are missing. */
const road = hours(720, (hour, index) => (index < 14 ? NaN : (hour >= 6 && hour < 20 ? 66 : 57) + Math.sin(hour)));

export const guidance: Guidance = {
  entryPoint: 'patterns',
  status: 'stable',
  use: ['Day, evening, night and Lden against their limit values.'],
  avoid: ['Other quantities: use StatTile.'],
  do: {
    example: (
      <NoiseIndicators
        label="Noise at Ljubljana Center"
        series={road}
        timeZone="Europe/Ljubljana"
        hours={noisePeriods.si}
        period="1–30 November 2026, 98% of hours"
      />
    ),
    text: 'Say the period and its coverage.',
  },
  dont: {
    example: <StatTile label="Mean of 66 and 57 dB(A)" value="61.5" unit="dB(A)" time="2 hours" />,
    text: 'Average decibels arithmetically: 66 and 57 give 63.5.',
  },
  keyboard: keys.none,
};
