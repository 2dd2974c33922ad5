import { Skeleton } from './Skeleton.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The shape of content that loads.'],
  avoid: ['A task with progress: use ProgressBar.', 'A short wait after pressing a button: use isPending.'],
  do: { example: <Skeleton lines={3} />, text: 'Match the size of the content, so that nothing jumps.' },
  dont: { example: <Skeleton shape="block" height="12px" />, text: 'Show it longer than the error would take.' },
  keyboard: keys.none,
};
