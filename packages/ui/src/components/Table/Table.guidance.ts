import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['A few rows that are read and printed.'],
  avoid: ['Sorting, selection or links of rows: use DataTable.', 'Facts of one thing: use DescriptionList.'],
  do: { text: 'Write the unit in the second line of the header.' },
  dont: { text: 'Show hundreds of rows: use DataTable.' },
  keyboard: keys.none,
};
