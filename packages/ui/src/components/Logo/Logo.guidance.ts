import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The mark of the product, at the top and on the login page.'],
  avoid: ['The logo of a client: that is a picture of theirs.'],
  do: { text: 'Name the product beside the mark, or in the link around it.' },
  dont: { text: 'Recolour, rotate or stretch it.' },
  keyboard: keys.none,
};
