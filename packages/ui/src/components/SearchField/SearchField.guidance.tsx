import { useState } from 'react';
import { SearchField } from './SearchField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

const stations = ['Celje', 'Koper', 'Kranj', 'Ljubljana Bežigrad', 'Ljubljana Center', 'Maribor'];

function FilteredStations() {
  const [text, setText] = useState('Ljub');
  const left = stations.filter((station) => station.toLowerCase().includes(text.toLowerCase()));
  return (
    <Stack space="small">
      <SearchField label="Filter stations" value={text} onChange={setText} />
      <Text tone="muted">{`${left.length} of ${stations.length} stations`}</Text>
      <Text>{left.join(', ')}</Text>
    </Stack>
  );
}

export const guidance: Guidance = {
  status: 'stable',
  use: ['Filtering a list or a map by words.'],
  avoid: ['One of a known list of values: use ComboBox.'],
  do: { example: <FilteredStations />, text: 'Filter while the user types, and say how many are left.' },
  dont: {
    example: (
      <Stack space="small">
        <SearchField label="Find a station by its code" defaultValue="Bezigrad" />
        <Text tone="muted">No station has the code “Bezigrad”.</Text>
      </Stack>
    ),
    text: 'Use it where only exact input is found.',
  },
  keyboard: keys.searchField,
};
