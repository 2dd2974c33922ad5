import { Tree } from './Tree.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['Nested things: areas with stations, folders with files.'],
  avoid: ['A flat list: use DataTable or StationList.', 'Navigation of the app: use SideMenu.'],
  do: {
    example: (
      <Tree
        label="Stations by region"
        selectionMode="single"
        defaultValue={['kranj']}
        defaultExpanded={['gorenjska']}
        items={[
          {
            id: 'gorenjska',
            label: 'Gorenjska',
            children: [
              { id: 'kranj', label: 'Kranj' },
              { id: 'bled', label: 'Bled' },
            ],
          },
          { id: 'savinjska', label: 'Savinjska', children: [{ id: 'celje', label: 'Celje' }] },
        ]}
      />
    ),
    text: 'Open the branch of the current item at first.',
  },
  dont: {
    example: (
      <Tree
        label="Stations by country"
        defaultExpanded={['si', 'gorenjska', 'kranj', 'air', 'pm']}
        items={[
          {
            id: 'si',
            label: 'Slovenia',
            children: [
              {
                id: 'gorenjska',
                label: 'Gorenjska',
                children: [
                  {
                    id: 'kranj',
                    label: 'Kranj',
                    children: [
                      {
                        id: 'air',
                        label: 'Air',
                        children: [{ id: 'pm', label: 'Particles', children: [{ id: 'pm10', label: 'PM10' }] }],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ]}
      />
    ),
    text: 'Nest deeper than four levels.',
  },
  keyboard: keys.tree,
};
