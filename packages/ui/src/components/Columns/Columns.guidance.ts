import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['Parts of a page beside one another that collapse on a phone.'],
  avoid: ['Children of different widths that wrap: use Inline.', 'Data in rows and columns: use DataTable.'],
  do: { text: 'Choose the width at which the columns collapse by their content.' },
  dont: { text: 'Place more than four columns in a row.' },
  keyboard: keys.none,
};
