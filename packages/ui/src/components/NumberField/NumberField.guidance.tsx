import { NumberField } from './NumberField.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A number that is typed, with its unit.'],
  avoid: ['A value whose position matters more than the number: use Slider.', 'Codes of digits: use TextField.'],
  do: {
    example: <NumberField label="Limit value" unit="µg/m³" defaultValue={50} />,
    text: 'Give the unit, with its superscript.',
  },
  dont: {
    example: <NumberField label="Limit value in µg per m3" defaultValue={50.0001} />,
    text: 'Ask for more decimals than the measurement has.',
  },
  keyboard: keys.numberField,
};
