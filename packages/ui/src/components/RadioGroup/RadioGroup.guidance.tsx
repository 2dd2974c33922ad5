import { RadioGroup } from './RadioGroup.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['One of two to seven options that are compared by reading.'],
  avoid: ['Many options: use Select or ComboBox.', 'Short options in a row: use SegmentedControl.'],
  do: {
    example: (
      <RadioGroup
        label="Interval"
        items={[
          { id: 'h', label: 'Hour' },
          { id: 'd', label: 'Day' },
        ]}
      />
    ),
    text: 'Put the most frequent option first.',
  },
  dont: {
    example: (
      <RadioGroup
        label="Old data"
        defaultValue="d"
        items={[
          { id: 'k', label: 'Keep' },
          { id: 'd', label: 'Delete' },
        ]}
      />
    ),
    text: 'Select an option with consequences for the user.',
  },
  keyboard: keys.radio,
};
