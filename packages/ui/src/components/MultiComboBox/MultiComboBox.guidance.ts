import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Several of many options in sections, found by typing.'],
  avoid: ['Up to seven options: use CheckboxGroup.', 'One option: use ComboBox.'],
  do: { text: 'Show the selection in a TagGroup.' },
  dont: { text: 'Let the limit of selected options surprise: say it in the description.' },
  keyboard: keys.comboBox,
};
