import { Logo } from './Logo.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The mark of the product, at the top and on the login page.'],
  avoid: ['The logo of a client: that is a picture of theirs.'],
  do: { example: <Logo size="large" />, text: 'Show it with the name, or inside a named link.' },
  dont: {
    example: (
      <Inline space="xlarge">
        <div style={{ transform: 'rotate(-30deg)' }}>
          <Logo isMarkOnly />
        </div>
        <div style={{ transform: 'scaleX(1.6)' }}>
          <Logo isMarkOnly />
        </div>
      </Inline>
    ),
    text: 'Recolour, rotate or stretch it.',
  },
  keyboard: keys.none,
};
