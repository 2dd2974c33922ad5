import { ComboBox } from './ComboBox.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['One of many options, found by typing.'],
  avoid: ['Fewer than ten options: use Select or RadioGroup.', 'Free text: use TextField.'],
  do: {
    example: (
      <ComboBox
        label="Station"
        description="Name, place or code"
        items={[
          { id: 'bezigrad', label: 'Ljubljana Bežigrad' },
          { id: 'kranj', label: 'Kranj' },
          { id: 'celje', label: 'Celje' },
        ]}
      />
    ),
    text: 'Say in the description what can be typed.',
  },
  dont: {
    example: (
      <ComboBox
        label="Is the station active?"
        defaultSelectedKey="yes"
        items={[
          { id: 'yes', label: 'Yes' },
          { id: 'no', label: 'No' },
        ]}
      />
    ),
    text: 'Use it for a yes-or-no question.',
  },
  keyboard: keys.comboBox,
};
