import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A date that the user knows and types.'],
  avoid: ['A date that is looked for in a calendar: use DatePicker.'],
  do: { text: 'Set limits, and say them in the description.' },
  dont: { text: 'Ask for a date as free text.' },
  keyboard: keys.dateField,
};
