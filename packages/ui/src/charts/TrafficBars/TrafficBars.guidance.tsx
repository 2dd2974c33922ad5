import { TrafficBars } from './TrafficBars.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

const HOUR = 3_600_000;
const from = Date.parse('2026-11-20T06:00:00+01:00');
const times = Float64Array.from({ length: 12 }, (_, index) => from + index * HOUR);

/** Cars of each hour; three hours were not counted. */
const cars = (notCounted: number) => ({
  id: 'cars',
  label: 'Cars',
  values: Float32Array.from([410, 890, 1240, 980, 760, NaN, NaN, NaN, 905, 1180, 1310, 870], (count) =>
    Number.isNaN(count) ? notCounted : count,
  ),
});

export const guidance: Guidance = {
  entryPoint: 'patterns',
  status: 'stable',
  use: ['Vehicles by class for each hour or day.'],
  avoid: ['Continuous values: use SeriesChart.'],
  do: {
    example: (
      <TrafficBars
        label="Traffic at Ljubljana Center"
        classes={[cars(NaN)]}
        times={times}
        interval="hour"
        timeZone="Europe/Ljubljana"
        period="Ljubljana Center towards Vič, 20 November 2026"
      />
    ),
    text: 'Say the direction and the place of counting.',
  },
  dont: {
    example: (
      <TrafficBars
        label="Traffic at Celje"
        classes={[cars(0)]}
        times={times}
        interval="hour"
        timeZone="Europe/Ljubljana"
        period="Celje towards Maribor, 20 November 2026"
      />
    ),
    text: 'Show hours that were not counted as zero.',
  },
  keyboard: keys.slots,
};
