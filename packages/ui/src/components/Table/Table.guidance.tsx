import { Table } from './Table.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

const rows = [
  { name: 'Kranj', pm10: '8.1', no2: '12.0' },
  { name: 'Celje', pm10: '113.0', no2: '41.5' },
];

export const guidance: Guidance = {
  status: 'new',
  use: ['A few rows that are read and printed.'],
  avoid: [
    'Sorting, selection or links of rows: use DataTable.',
    'Facts of one thing: use DescriptionList.',
    'Hundreds of rows: use DataTable.',
  ],
  do: {
    example: (
      <Table
        label="Means of the day"
        columns={[
          { id: 'name', header: 'Station', cell: ({ name }) => name },
          { id: 'pm10', header: 'PM10', headerNote: 'µg/m³', align: 'end', cell: ({ pm10 }) => pm10 },
          { id: 'no2', header: 'NO₂', headerNote: 'µg/m³', align: 'end', cell: ({ no2 }) => no2 },
        ]}
        rows={rows}
        rowId={({ name }) => name}
      />
    ),
    text: 'Give the unit as headerNote: a card repeats it.',
  },
  dont: {
    example: (
      <Table
        label="Means without unit"
        columns={[
          { id: 'name', header: 'Station', cell: ({ name }) => name },
          { id: 'pm10', header: 'PM10', cell: ({ pm10 }) => pm10 },
          { id: 'no2', header: 'NO₂', cell: ({ no2 }) => no2 },
        ]}
        rows={rows}
        rowId={({ name }) => name}
      />
    ),
    text: 'Leave out the unit.',
  },
  keyboard: keys.none,
};
