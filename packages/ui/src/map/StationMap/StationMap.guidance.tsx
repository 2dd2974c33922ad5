import { Stack } from '../../components/Stack/Stack.tsx';
import { MapSketch } from '../../guidance/Sketch.tsx';
import { StationList } from '../StationList/StationList.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  entryPoint: 'map',
  status: 'stable',
  use: ['Stations by position and level, from one to fifty thousand.'],
  avoid: [
    'Values over time: use SeriesChart.',
    'Areas coloured by a value: it draws points.',
    'The first page of an app, if it shows no map: it is heavy, load it when needed.',
  ],
  do: {
    example: (
      <Stack>
        <MapSketch />
        <StationList
          label="Stations on the map"
          stations={[
            { id: 'celje', name: 'Celje', level: 'e3', valueLabel: '52 µg/m³, 14:00' },
            { id: 'koper', name: 'Koper', level: 'e2', valueLabel: '21 µg/m³, 14:00' },
            { id: 'kranj', name: 'Kranj', level: 'e1', valueLabel: '8 µg/m³, 14:00' },
          ]}
          onSelect={() => undefined}
        />
      </Stack>
    ),
    text: 'Show a StationList with it: it is the text equivalent.',
  },
  dont: {
    example: <MapSketch />,
    text: 'Show it alone: whoever cannot see it gets no values.',
  },
  keyboard: keys.map,
};
