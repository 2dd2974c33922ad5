import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A day that is chosen by its position in the week or the month.'],
  avoid: ['A date that is known, such as a birthday: use DateField.', 'A field of a form: use DatePicker.'],
  do: { text: 'Mark days without data as unavailable.' },
  dont: { text: 'Use it for a range: use RangeCalendar.' },
  keyboard: keys.calendar,
};
