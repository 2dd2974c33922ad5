import { Tabs } from './Tabs.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Two to six views of the same thing, of equal rank.'],
  avoid: ['Content that is compared: show it side by side.', 'Steps in order: use Stepper.'],
  do: {
    example: (
      <Tabs
        label="Station"
        items={[
          { id: 'g', label: 'Graph', content: 'The last day' },
          { id: 't', label: 'Table', content: 'Every value' },
        ]}
      />
    ),
    text: 'Name each tab with one or two words.',
  },
  dont: {
    example: (
      <Tabs
        label="User"
        items={[
          { id: '1', label: 'Name (required)', content: 'Field' },
          { id: '2', label: 'E-mail (required)', content: 'Field' },
        ]}
      />
    ),
    text: 'Hide required fields of one form in several tabs.',
  },
  keyboard: keys.tabs,
};
