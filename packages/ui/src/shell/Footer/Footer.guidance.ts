import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Links that belong to every page: version, accessibility, privacy.'],
  avoid: ['Navigation of the app: use SideMenu.'],
  do: { text: 'Keep it to one row on a wide screen.' },
  dont: { text: 'Put actions into it.' },
  keyboard: keys.link,
};
