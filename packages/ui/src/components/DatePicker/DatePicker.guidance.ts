import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A day of a form, typed or chosen in a calendar.'],
  avoid: ['A range of days: use DateRangePicker.'],
  do: { text: 'Mark days without data as unavailable.' },
  dont: { text: 'Set a default that the user must first delete.' },
  keyboard: keys.datePicker,
};
