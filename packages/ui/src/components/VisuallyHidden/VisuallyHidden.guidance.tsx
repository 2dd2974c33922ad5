import Bell from 'lucide-react/icons/bell';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A name or a hint that sighted readers get from the picture.'],
  avoid: ['Content that all readers need.'],
  do: {
    example: (
      <Inline>
        <Bell size={20} aria-hidden />
        <VisuallyHidden>Alerts: 2 new</VisuallyHidden>
        <Text size="small" tone="muted">
          A screen reader says: “Alerts: 2 new”
        </Text>
      </Inline>
    ),
    text: 'Repeat in words what an icon shows.',
  },
  dont: {
    example: (
      <Inline>
        <Button>Cancel</Button>
        <VisuallyHidden>
          <Button>Save</Button>
        </VisuallyHidden>
        <Text size="small" tone="muted">
          Tab from “Cancel” moves to a button that nobody sees.
        </Text>
      </Inline>
    ),
    text: 'Hide a focusable control in it: its focus would be invisible.',
  },
  keyboard: keys.none,
};
