import { SeriesTable } from './SeriesTable.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { ChartSeries } from '../data/series.ts';
import { type Guidance, keys } from '../../guidance/guidance.ts';

const HOUR = 3_600_000;
const from = Date.parse('2026-11-14T00:00:00Z');

const pm10 = (decimals: number): ChartSeries => ({
  id: 'pm10',
  label: 'PM10',
  unit: 'µg/m³',
  decimals,
  times: Float64Array.from({ length: 3 }, (_, index) => from + index * HOUR),
  values: Float32Array.of(52.4, 49.6, 50.3),
});

const formatTime = (time: number) => new Date(time).toISOString().slice(11, 16);

export const guidance: Guidance = {
  status: 'stable',
  use: ['All values of a graph as rows, to read and to copy.'],
  avoid: ['Other data: use DataTable.'],
  do: {
    example: (
      <Stack>
        <SegmentedControl
          label="Form of the series"
          value="table"
          onChange={() => undefined}
          options={[
            { id: 'graph', label: 'Graph' },
            { id: 'table', label: 'Table' },
          ]}
        />
        <SeriesTable
          label="PM10 at Kranj"
          series={[pm10(1)]}
          from={from}
          to={from + 3 * HOUR}
          formatTime={formatTime}
        />
      </Stack>
    ),
    text: 'Offer it beside the graph as its text equivalent.',
  },
  dont: {
    example: (
      <Stack>
        <Text>Graph, 00:00: 52.4 µg/m³</Text>
        <SeriesTable
          label="PM10 at Kranj, rounded"
          series={[pm10(0)]}
          from={from}
          to={from + 3 * HOUR}
          formatTime={formatTime}
        />
      </Stack>
    ),
    text: 'Round more than the graph does.',
  },
  keyboard: keys.table,
};
