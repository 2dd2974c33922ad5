import { WindRose } from './WindRose.tsx';
import { valley } from './example.ts';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Frequency of wind directions and speeds in a period.'],
  avoid: ['A course over time: use SeriesChart.'],
  do: {
    example: (
      <WindRose
        label="Wind at Novo mesto"
        directions={valley.directions}
        speeds={valley.speeds}
        period="1–30 November 2026, hourly means"
      />
    ),
    text: 'Say the period, and the share of calm.',
  },
  dont: {
    example: (
      <WindRose
        label="Wind of six hours"
        directions={{ values: valley.directions.values.slice(0, 6) }}
        speeds={{ values: valley.speeds.values.slice(0, 6) }}
        period="1 November 2026, 0–6 h"
      />
    ),
    text: 'Draw it from few hours: it would claim too much.',
  },
  keyboard: keys.rose,
};
