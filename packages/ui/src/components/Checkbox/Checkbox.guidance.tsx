import { Checkbox } from './Checkbox.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A yes-or-no choice that takes effect when the form is sent.'],
  avoid: ['A setting that takes effect at once: use Switch.', 'Several related choices: use CheckboxGroup.'],
  do: {
    example: <Checkbox label="Send the report by mail" />,
    text: 'Write the label as the statement that becomes true.',
  },
  dont: { example: <Checkbox label="Do not send the report" />, text: 'Write a negative label: “Do not send”.' },
  keyboard: keys.checkbox,
};
