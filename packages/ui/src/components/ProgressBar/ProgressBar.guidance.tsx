import { ProgressBar } from './ProgressBar.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Progress of a task that takes more than two seconds.'],
  avoid: ['Waiting for content of a view: use Skeleton.', 'A used share of an amount: use Meter.'],
  do: {
    example: <ProgressBar label="Export" value={34} valueLabel="12,000 of 35,040 rows" />,
    text: 'Say the amount in words if it is known.',
  },
  dont: { example: <ProgressBar label="Please wait" isIndeterminate />, text: 'Let it go backwards.' },
  keyboard: keys.none,
};
