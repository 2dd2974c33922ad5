import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Photos of a station with captions.'],
  avoid: ['A single decorative picture.'],
  do: { text: 'Describe each photo in its alternative text.' },
  dont: { text: 'Use the file name as the alternative text.' },
  keyboard: keys.gallery,
};
