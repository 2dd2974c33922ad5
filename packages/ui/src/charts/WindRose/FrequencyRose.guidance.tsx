import { FrequencyRose } from './WindRose.tsx';
import { valley } from './example.ts';
import { windRose } from './roseSectors.ts';
import { type Guidance, keys } from '../../guidance/guidance.ts';

const counted = windRose(valley.directions, valley.speeds);

export const guidance: Guidance = {
  entryPoint: 'WindRose',
  status: 'stable',
  use: ['A wind rose counted by the server, with its speed classes.'],
  avoid: ['Raw directions and speeds: use WindRose.'],
  do: {
    example: (
      <FrequencyRose label="Wind counted by the server" frequencies={counted} period="November 2026, hourly means" />
    ),
    text: 'Keep the classes of the server.',
  },
  dont: {
    example: (
      <FrequencyRose
        label="Wind in one class"
        frequencies={{
          ...counted,
          speedBounds: [0.5],
          sectors: counted.sectors.map((sector) => ({ ...sector, classes: [sector.share] })),
        }}
        period="November 2026, hourly means"
      />
    ),
    text: 'Merge its classes: strong wind disappears.',
  },
  keyboard: keys.rose,
};
