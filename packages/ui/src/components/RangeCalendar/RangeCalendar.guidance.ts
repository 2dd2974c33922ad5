import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A period that is chosen by its position in one or two months.'],
  avoid: ['A field of a form: use DateRangePicker.'],
  do: { text: 'Show two months on a wide page.' },
  dont: { text: 'Use it for a period of many years.' },
  keyboard: keys.calendar,
};
