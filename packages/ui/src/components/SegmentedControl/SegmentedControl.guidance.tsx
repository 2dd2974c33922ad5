import { SegmentedControl } from './SegmentedControl.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['One of two to four short options that change the view.'],
  avoid: ['Options that need a description: use RadioGroup.', 'Sections of a page: use Tabs.'],
  do: {
    example: (
      <SegmentedControl
        label="View"
        value="g"
        onChange={() => undefined}
        options={[
          { id: 'g', label: 'Graph' },
          { id: 't', label: 'Table' },
        ]}
      />
    ),
    text: 'Keep labels to one or two words.',
  },
  dont: {
    example: (
      <SegmentedControl
        label="View"
        size="small"
        value="1"
        onChange={() => undefined}
        options={['1', '2', '3', '4', '5', '6'].map((id) => ({ id, label: `View ${id}` }))}
      />
    ),
    text: 'Put more than five options into one row.',
  },
  keyboard: keys.radio,
};
