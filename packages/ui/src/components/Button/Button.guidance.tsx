import { Button } from './Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['An action on this page: save, delete, open a dialog.'],
  avoid: ['Navigation: use Link or LinkButton.', 'A setting that stays on: use Switch or ToggleButtonGroup.'],
  do: { example: <Button tone="danger">Delete user</Button>, text: 'Name the action: “Delete user”.' },
  dont: {
    example: (
      <Inline>
        <Button tone="primary">OK</Button>
        <Button tone="primary">Yes</Button>
      </Inline>
    ),
    text: 'Place two primary buttons in one view.',
  },
  keyboard: keys.button,
};
