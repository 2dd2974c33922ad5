import type { Guidance } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['Content over a map or a picture on a phone, of which the reader chooses how much to see.'],
  avoid: ['A question that must be answered: use Dialog.', 'A wide window: put the content beside the map.'],
  do: { text: 'Put the most important line where it is visible at the lowest stop.' },
  dont: { text: 'Cover the controls of the map at the lowest stop.' },
  keyboard: [['↑ ↓', 'Changes the height, on the handle']],
};
