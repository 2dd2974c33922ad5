import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['Four or more controls that act on the same thing.'],
  avoid: ['Two buttons: use Inline.', 'Text fields: they need the arrow keys.'],
  do: { text: 'Name the thing that the controls act on.' },
  dont: { text: 'Place one toolbar inside another.' },
  keyboard: keys.toolbar,
};
