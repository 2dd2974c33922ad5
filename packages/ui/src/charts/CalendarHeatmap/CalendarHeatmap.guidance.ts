import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  entryPoint: 'patterns',
  status: 'stable',
  use: ['One value a day over months: days above a limit value.'],
  avoid: ['Values within a day: use HourProfile.'],
  do: { text: 'Name the index or the limit value.' },
  dont: { text: 'Colour days without enough data.' },
  keyboard: keys.days,
};
