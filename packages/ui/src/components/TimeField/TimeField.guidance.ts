import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['A time of the day that is typed.'],
  avoid: ['A duration: use NumberField with its unit.'],
  do: { text: 'Choose the granularity that the data have.' },
  dont: { text: 'Ask for seconds when nobody knows them.' },
  keyboard: keys.dateField,
};
