import { DateField } from './DateField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A date that the user knows and types.'],
  avoid: ['A date that is looked for in a calendar: use DatePicker.'],
  do: {
    example: (
      <DateField
        label="Installed on"
        description="From 1 January 2002 until today"
        minValue="2002-01-01"
        maxValue="2026-11-25"
        defaultValue="2019-03-12"
      />
    ),
    text: 'Set limits, and say them in the description.',
  },
  dont: { example: <TextField label="Installed on" defaultValue="12/3/19" />, text: 'Ask for a date as free text.' },
  keyboard: keys.dateField,
};
