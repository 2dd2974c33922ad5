import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['Settings that are on or off independently of each other.'],
  avoid: ['Exactly one of several: use SegmentedControl.'],
  do: {
    example: (
      <ToggleButtonGroup
        label="Layers of the graph"
        items={[
          { id: 'grid', label: 'Grid' },
          { id: 'limits', label: 'Limits' },
        ]}
        value={['limits']}
        onChange={() => undefined}
      />
    ),
    text: 'Keep the label when pressed: the button shows the state.',
  },
  dont: {
    example: (
      <ToggleButtonGroup
        label="Layers of the map"
        items={[
          { id: 'grid', label: 'Show grid' },
          { id: 'limits', label: 'Hide limits' },
        ]}
        value={['limits']}
        onChange={() => undefined}
      />
    ),
    text: 'Change the label when a button is pressed.',
  },
  keyboard: keys.toggleGroup,
};
