import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A page with one task: log in, sign up, new password.'],
  avoid: ['Pages of the app: use AppShell.'],
  do: { text: 'Say the task in the title.' },
  dont: { text: 'Add navigation that leads away from the task.' },
  keyboard: keys.none,
};
