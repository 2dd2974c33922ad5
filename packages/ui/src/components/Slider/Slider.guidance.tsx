import { Slider } from './Slider.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['A value whose position within its range matters more than the number.'],
  avoid: ['An exact number: use NumberField.'],
  do: { example: <Slider label="Opacity" unit="%" defaultValue={60} />, text: 'Show the unit.' },
  dont: {
    example: <Slider label="Limit value" maxValue={100000} defaultValue={50} />,
    text: 'Use it for a range of thousands of values.',
  },
  keyboard: keys.slider,
};
