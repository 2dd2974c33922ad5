import { EmptyState } from './EmptyState.tsx';
import { Button } from '../Button/Button.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A view that has no content yet, or none that fits.'],
  avoid: ['A failure: use ErrorFallback.', 'Loading: use Skeleton.'],
  do: {
    example: <EmptyState title="No data for this period" action={<Button size="small">Show the last day</Button>} />,
    text: 'Say what is missing, and offer the next step.',
  },
  dont: {
    example: <EmptyState title="Your filter is wrong" />,
    text: 'Blame the user or the filter without a way back.',
  },
  keyboard: keys.none,
};
