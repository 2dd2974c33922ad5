import { PollutionRose } from './PollutionRose.tsx';
import { valley } from './example.ts';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  entryPoint: 'WindRose',
  status: 'stable',
  use: ['The wind direction from which pollution comes.'],
  avoid: ['Frequency of wind alone: use WindRose.'],
  do: {
    example: (
      <PollutionRose
        label="PM10 by wind direction"
        directions={valley.directions}
        speeds={valley.speeds}
        concentrations={valley.pm10}
        unit="µg/m³"
        decimals={1}
        period="PM10, means of 1–30 November 2026"
      />
    ),
    text: 'Say the quantity, the statistic and the period.',
  },
  dont: {
    example: (
      <PollutionRose
        label="Source of PM10"
        directions={valley.directions}
        speeds={valley.speeds}
        concentrations={valley.pm10}
        unit="µg/m³"
        decimals={1}
        period="Source: the quarry in the south-south-east"
      />
    ),
    text: 'Call the direction the source: it is a hint.',
  },
  keyboard: keys.rose,
};
