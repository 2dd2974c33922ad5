import { CheckboxGroup } from './CheckboxGroup.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Any number of up to seven options.'],
  avoid: ['Exactly one option: use RadioGroup.', 'Many options: use MultiComboBox.'],
  do: {
    example: (
      <CheckboxGroup
        label="Days"
        description="Choose at least one."
        items={[
          { id: '1', label: 'Workdays' },
          { id: '2', label: 'Weekend' },
        ]}
      />
    ),
    text: 'Say in the description how many can be chosen.',
  },
  dont: {
    example: (
      <CheckboxGroup
        label="Add to the order"
        defaultValue={['2']}
        items={[
          { id: '1', label: 'Report' },
          { id: '2', label: 'Report on paper, 20 €' },
        ]}
      />
    ),
    text: 'Check options for the user that cost something.',
  },
  keyboard: keys.checkbox,
};
