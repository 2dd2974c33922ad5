import { TextField } from './TextField.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Text of one line.'],
  avoid: ['Numbers: use NumberField.', 'Dates: use DateField.', 'Known values: use Select or ComboBox.'],
  do: {
    example: <TextField label="Code" description="Two letters, a dash, a name" />,
    text: 'Say the expected form in the description, before the user types.',
  },
  dont: {
    example: <TextField label="Code" placeholder="Enter code here" />,
    text: 'Use the placeholder as a label: it disappears.',
  },
  keyboard: keys.textField,
};
