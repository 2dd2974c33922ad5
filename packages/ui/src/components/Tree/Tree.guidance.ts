import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['Nested things: areas with stations, folders with files.'],
  avoid: ['A flat list: use DataTable or StationList.', 'Navigation of the app: use SideMenu.'],
  do: { text: 'Open the branch of the current item at first.' },
  dont: { text: 'Nest deeper than four levels.' },
  keyboard: keys.tree,
};
