import { Stepper } from './Stepper.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['A process of three to six steps in a fixed order.'],
  avoid: ['Views of equal rank: use Tabs.', 'Progress of a task of the computer: use ProgressBar.'],
  do: {
    example: (
      <Stepper
        label="New station"
        orientation="vertical"
        value="summary"
        items={[
          { id: 'place', label: 'Place' },
          { id: 'devices', label: 'Devices', isInvalid: true },
          { id: 'summary', label: 'Summary' },
        ]}
      />
    ),
    text: 'Mark a step that must be corrected.',
  },
  dont: {
    example: (
      <Stepper
        label="New user"
        orientation="vertical"
        value="mail"
        items={[
          { id: 'name', label: 'First name' },
          { id: 'surname', label: 'Last name' },
          { id: 'mail', label: 'E-mail' },
          { id: 'phone', label: 'Telephone' },
          { id: 'role', label: 'Role' },
        ]}
      />
    ),
    text: 'Make a step of each field.',
  },
  keyboard: keys.button,
};
