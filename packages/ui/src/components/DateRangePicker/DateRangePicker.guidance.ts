import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A period of days, both ends included.'],
  avoid: ['A single day: use DatePicker.', 'Fixed periods such as today: offer buttons too.'],
  do: { text: 'Limit the range to days that have data.' },
  dont: { text: 'Use two separate date fields for one period.' },
  keyboard: keys.datePicker,
};
