import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Rows of the same kind that are compared, sorted or selected.'],
  avoid: ['One thing with its facts: use DescriptionList.', 'A layout of a page: use Columns.'],
  do: { text: 'Align numbers at the end.' },
  dont: { text: 'Hide the unit: write it in the header.' },
  keyboard: keys.table,
};
