import { Select } from './Select.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['One of five to fifteen options.'],
  avoid: ['Two to four short options: use SegmentedControl.', 'Many options: use ComboBox.'],
  do: {
    example: (
      <Select
        label="Averaging"
        defaultSelectedKey="hour"
        items={[
          { id: 'hour', label: '1 hour' },
          { id: 'day', label: '1 day' },
          { id: 'month', label: '1 month' },
          { id: 'year', label: '1 year' },
          { id: 'all', label: 'All years' },
        ]}
      />
    ),
    text: 'Select the option at first that most users need.',
  },
  dont: {
    example: (
      <Select
        label="Actions"
        defaultSelectedKey="delete"
        items={[
          { id: 'rename', label: 'Rename station' },
          { id: 'delete', label: 'Delete station' },
        ]}
      />
    ),
    text: 'Use it for actions: use Menu.',
  },
  keyboard: keys.select,
};
