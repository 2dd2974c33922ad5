import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The top of every page: brand, search, language, theme, user.'],
  avoid: ['Actions of one screen: they belong to its PageHeader.'],
  do: { text: 'Offer the search elsewhere too: a phone hides it here.' },
  dont: { text: 'Put more than five controls at the end.' },
  keyboard: keys.button,
};
