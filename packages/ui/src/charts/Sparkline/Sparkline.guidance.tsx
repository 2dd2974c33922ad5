import { Sparkline } from './Sparkline.tsx';
import { Column, Columns } from '../../components/Columns/Columns.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

const HOUR = 3_600_000;
const times = Float64Array.from({ length: 24 }, (_, index) => index * HOUR);

function course(lowest: number, highest: number): Float32Array {
  return Float32Array.from(times, (_, index) => lowest + ((highest - lowest) * (1 - Math.cos((index / 23) * 9))) / 2);
}

export const guidance: Guidance = {
  entryPoint: 'charts',
  status: 'stable',
  use: ['The recent course of one value, in a tile or a table.'],
  avoid: ['Values that are read: use SeriesChart.'],
  do: {
    example: (
      <Columns collapseBelow="never" align="center">
        <Column width="content">
          <Text weight="strong">PM10 50 µg/m³</Text>
        </Column>
        <Column>
          <Sparkline
            label="PM10 at Kranj, last 24 hours: 12 to 52 µg/m³"
            times={times}
            values={course(12, 52)}
            height={40}
          />
        </Column>
      </Columns>
    ),
    text: 'Put the latest value beside it, with its unit.',
  },
  dont: {
    example: (
      <Stack space="small">
        <Text>Kranj, 8 to 12 µg/m³</Text>
        <Sparkline label="PM10 at Kranj: 8 to 12 µg/m³" times={times} values={course(8, 12)} height={40} />
        <Text>Celje, 40 to 180 µg/m³</Text>
        <Sparkline label="PM10 at Celje: 40 to 180 µg/m³" times={times} values={course(40, 180)} height={40} />
      </Stack>
    ),
    text: 'Compare two sparklines: their scales differ.',
  },
  keyboard: keys.none,
};
