import { TimeSlider } from './TimeSlider.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Going through the hours of a map.'],
  avoid: ['A period of a graph: use DateRangePicker.'],
  do: {
    example: (
      <TimeSlider
        label="Hours of the map"
        count={12}
        value={7}
        valueLabel="Friday, 14:00–15:00"
        onChange={() => undefined}
      />
    ),
    text: 'Say the hour in words, with the day.',
  },
  dont: {
    example: (
      <TimeSlider label="Steps of the map" count={12} value={7} valueLabel="Step 8 of 12" onChange={() => undefined} />
    ),
    text: 'Number the steps.',
  },
  keyboard: keys.slider,
};
