import { StationList } from './StationList.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The text equivalent of a map: the same stations and actions.'],
  avoid: ['Other things than stations: use DataTable.'],
  do: {
    example: (
      <StationList
        label="Stations with values"
        stations={[
          { id: 'kranj', name: 'Kranj', level: 'e1', valueLabel: '8 µg/m³, 14:00' },
          { id: 'celje', name: 'Celje', level: 'e3', valueLabel: '52 µg/m³, 14:00' },
        ]}
        onSelect={() => undefined}
      />
    ),
    text: 'Give the value with its unit and time.',
  },
  dont: {
    example: (
      <StationList
        label="Stations by code"
        stations={[
          { id: 'kranj', name: 'SI0057A', level: 'e1', valueLabel: '8 µg/m³' },
          { id: 'celje', name: 'SI0002A', level: 'e3', valueLabel: '52 µg/m³' },
        ]}
        onSelect={() => undefined}
      />
    ),
    text: 'Name stations by codes that only experts know.',
  },
  keyboard: keys.toggle,
};
