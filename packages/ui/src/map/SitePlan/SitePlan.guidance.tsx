import { Stack } from '../../components/Stack/Stack.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';
import { PlanSketch } from '../../guidance/Sketch.tsx';
import { StationList } from '../StationList/StationList.tsx';

export const guidance: Guidance = {
  status: 'new',
  use: ['Up to a hundred stations of one site, on the plan that its people know: a port, a cement works, a landfill.'],
  avoid: [
    'Stations in a town or a country: use StationMap.',
    'A picture without positions: use Gallery.',
    'The first page of an app, if it shows no plan: it is heavy, load it when needed.',
  ],
  do: {
    example: (
      <Stack>
        <PlanSketch />
        <StationList
          label="Stations on the plan"
          stations={[
            { id: 'transfer', name: 'Clinker transfer', level: 'e4', valueLabel: '128 µg/m³, 14:00' },
            { id: 'kiln', name: 'Kiln stack', level: 'e2', valueLabel: '32 µg/m³, 14:00' },
            { id: 'school', name: 'Village school', level: 'e1', valueLabel: '11 µg/m³, 14:00' },
          ]}
          onSelect={() => undefined}
        />
      </Stack>
    ),
    text: 'Show a StationList with it: it is the text equivalent, and it contains stations without a position.',
  },
  dont: {
    example: <PlanSketch isLoud />,
    text: 'Use a plan in strong colours: the marks are the data, the picture is their ground.',
  },
  keyboard: [...keys.map, ['Shift + ← → ↑ ↓', 'With onMove: moves the selected station']],
};
