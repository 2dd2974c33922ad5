import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Going to the previous or the next day, month or year.'],
  avoid: ['A date far away: add a DatePicker.'],
  do: { text: 'Say the period in words: “21 Nov 2026”.' },
  dont: { text: 'Hide a button at the end of the range: disable it.' },
  keyboard: keys.button,
};
