import { DataTable } from './DataTable.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

const rows = [
  { id: 'Ljubljana Bežigrad', pm10: '52.4' },
  { id: 'Kranj', pm10: '8.1' },
  { id: 'Celje', pm10: '113.0' },
];

export const guidance: Guidance = {
  status: 'stable',
  use: ['Rows of the same kind that are compared, sorted or selected.'],
  avoid: ['One thing with its facts: use DescriptionList.', 'A layout of a page: use Columns.'],
  do: {
    example: (
      <DataTable
        label="Stations"
        columns={[
          { id: 'name', header: 'Station', cell: ({ id }) => id },
          {
            id: 'pm10',
            header: 'PM10, µg/m³',
            align: 'end',
            cell: ({ pm10 }) => pm10,
            inCard: 'value',
            isNamedInCard: true,
          },
        ]}
        rows={rows}
      />
    ),
    text: 'Put the compared value beside the name in a card.',
  },
  dont: {
    example: (
      <DataTable
        label="Stations without unit"
        columns={[
          { id: 'name', header: 'Station', cell: ({ id }) => id },
          { id: 'pm10', header: 'PM10', align: 'end', cell: ({ pm10 }) => pm10 },
        ]}
        rows={rows}
      />
    ),
    text: 'Leave out the unit: write it in the header.',
  },
  keyboard: keys.table,
};
