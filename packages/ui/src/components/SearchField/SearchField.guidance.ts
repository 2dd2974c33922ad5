import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Filtering a list or a map by words.'],
  avoid: ['One of a known list of values: use ComboBox.'],
  do: { text: 'Filter while the user types, and say how many are left.' },
  dont: { text: 'Use it where only exact input is found.' },
  keyboard: keys.searchField,
};
