import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';
import { PassFocusOn } from './PassFocusOn.tsx';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Content that disappears when the user presses a button in it: a notice with a button to close it.'],
  avoid: ['A button that only becomes disabled: `isUnavailable` keeps its focus.', 'Dialogs: they return the focus.'],
  do: {
    example: (
      <Inline>
        <Button>Zoom in</Button>
        <PassFocusOn to="neighbour">
          <Button>Whole period</Button>
        </PassFocusOn>
      </Inline>
    ),
    text: 'Pass the focus on to the control that users need next.',
  },
  dont: {
    example: (
      <Inline>
        <Button>Whole period</Button>
        <Text size="small" tone="muted">
          After Enter, the Tab key begins at the top of the page.
        </Text>
      </Inline>
    ),
    text: 'Remove the focused button without it.',
  },
  keyboard: keys.none,
};
