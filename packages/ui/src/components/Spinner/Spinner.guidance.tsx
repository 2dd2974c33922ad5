import { Spinner } from './Spinner.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A wait without a known shape or length.'],
  avoid: ['Content of a known shape: use Skeleton.'],
  do: { example: <Spinner label="Loading stations" isLabelVisible />, text: 'Name the awaited content in the label.' },
  dont: {
    example: (
      <Inline>
        <Spinner label="Loading" />
        <Spinner label="Loading" />
        <Spinner label="Loading" />
      </Inline>
    ),
    text: 'Show several at a time.',
  },
  keyboard: keys.none,
};
