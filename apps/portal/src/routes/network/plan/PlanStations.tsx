import type { NetworkClient } from '@zrak/api-client';
import { DataTable } from '@zrak/ui/DataTable';
import { Text } from '@zrak/ui/Text';
import { MapPin, Move, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { TableSection } from '../TableSection.tsx';
import { freePosition } from './planDraft.ts';
import type { PlanForm } from './usePlanForm.ts';

interface PlanStationsProps {
  client: NetworkClient;
  form: PlanForm;
  /** Called with the station that is to be moved on the plan next; null for none. */
  onSelect: (id: string | null) => void;
}

/** Which stations are on the plan; each is put on it and taken off it here. */
export function PlanStations({ client, form, onSelect }: PlanStationsProps) {
  const intl = useIntl();
  const { draft, setDraft } = form;
  const { positions } = draft;
  const say = (id: 'stations' | 'name' | 'position' | 'notOnPlan' | 'place' | 'move' | 'takeOff' | 'none') =>
    intl.formatMessage({ id: `routes.network.PlanStations.${id}` });
  const positionText = (id: string) => {
    const position = positions[id];
    if (!position) return say('notOnPlan');
    const [x, y] = position.map((part) => intl.formatNumber(part, { style: 'percent' }));
    return intl.formatMessage({ id: 'routes.network.PlanStations.at' }, { x, y });
  };
  const put = (id: string, position: PlanForm['draft']['positions'][string]) =>
    setDraft({ ...draft, positions: { ...positions, [id]: position } });
  // Those that are not on the plan are to be seen first.
  const rows = client.stations.toSorted((a, b) => Number(Boolean(positions[a.id])) - Number(Boolean(positions[b.id])));
  return (
    <TableSection heading={say('stations')}>
      {rows.length === 0 ? (
        <Text tone="muted">{say('none')}</Text>
      ) : (
        <DataTable
          label={say('stations')}
          rows={rows}
          density="compact"
          rowLabel={({ name }) => name}
          rowActions={({ id }) =>
            positions[id]
              ? [
                  { id: 'move', label: say('move'), icon: <Move size={16} />, onAction: () => onSelect(id) },
                  {
                    id: 'takeOff',
                    label: say('takeOff'),
                    icon: <X size={16} />,
                    onAction: () => {
                      onSelect(null);
                      put(id, null);
                    },
                  },
                ]
              : [
                  {
                    id: 'place',
                    label: say('place'),
                    icon: <MapPin size={16} />,
                    onAction: () => {
                      put(id, freePosition(positions));
                      onSelect(id);
                    },
                  },
                ]
          }
          columns={[
            { id: 'name', header: say('name'), isRowHeader: true, cell: ({ name }) => name },
            { id: 'position', header: say('position'), isNamedInCard: false, cell: ({ id }) => positionText(id) },
          ]}
        />
      )}
    </TableSection>
  );
}
