import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A page that does not exist, is not allowed, or failed.'],
  avoid: ['A part of a page: use ErrorFallback.'],
  do: { text: 'Say the next step in one line.' },
  dont: { text: 'Show a code without words.' },
  keyboard: keys.none,
};
