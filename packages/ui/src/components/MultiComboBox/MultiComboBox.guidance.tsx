import { MultiComboBox } from './MultiComboBox.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TagGroup } from '../TagGroup/TagGroup.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

const pollutants = [
  {
    id: 'air',
    label: 'Air',
    items: [
      { id: 'pm10', label: 'PM10' },
      { id: 'no2', label: 'NO2' },
      { id: 'o3', label: 'O3' },
    ],
  },
];

export const guidance: Guidance = {
  status: 'stable',
  use: ['Several of many options in sections, found by typing.'],
  avoid: ['Up to seven options: use CheckboxGroup.', 'One option: use ComboBox.'],
  do: {
    example: (
      <Stack space="small">
        <MultiComboBox
          label="Pollutants"
          sections={pollutants}
          selectedKeys={['pm10', 'no2']}
          onSelectionChange={() => undefined}
        />
        <TagGroup
          label="Selected pollutants"
          items={[
            { id: 'pm10', label: 'PM10' },
            { id: 'no2', label: 'NO2' },
          ]}
          onRemove={() => undefined}
        />
      </Stack>
    ),
    text: 'Show the selection in a TagGroup.',
  },
  dont: {
    example: (
      <Stack space="small">
        <MultiComboBox
          label="Pollutants of the graph"
          sections={pollutants}
          selectedKeys={['pm10', 'no2', 'o3']}
          onSelectionChange={() => undefined}
          errorMessage="At most two pollutants"
        />
        <TagGroup
          label="Pollutants in the graph"
          items={[
            { id: 'pm10', label: 'PM10' },
            { id: 'no2', label: 'NO2' },
            { id: 'o3', label: 'O3' },
          ]}
          onRemove={() => undefined}
        />
      </Stack>
    ),
    text: 'Name the limit only in an error: say it in the description.',
  },
  keyboard: keys.comboBox,
};
