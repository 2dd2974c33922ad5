import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['Files by drop, paste or dialog, checked by type and size.'],
  avoid: ['One small file where space is short: use FileTrigger.'],
  do: { text: 'List the chosen files below it: the zone shows none.' },
  dont: { text: 'Refuse a file without saying the reason.' },
  keyboard: keys.dropZone,
};
