import type { NetworkClient } from '@zrak/api-client';
import { SearchField } from '@zrak/ui/SearchField';
import { Tree } from '@zrak/ui/Tree';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { foldDiacritics } from '../../shared/foldDiacritics.ts';

/** With fewer stations the list is short enough to see. */
const manyStations = 12;

/** The list of clients and stations; a choice opens its page. */
export function NetworkTree({ clients }: { clients: readonly NetworkClient[] }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { clientId, stationId } = useParams();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const found = matching(clients, foldDiacritics(search.trim()));
  const current = stationId ?? clientId;
  // The client of the page, and all while the list is searched, show their stations.
  const expanded =
    search.trim() === ''
      ? [...new Set([...opened, ...(clientId ? [idOf('client', clientId)] : [])])]
      : found.map(({ id }) => idOf('client', id));
  const hrefs = new Map([
    ...found.map(({ id }) => [idOf('client', id), paths.networkClient(id)] as const),
    ...found.flatMap(({ id, stations }) =>
      stations.map((station) => [idOf('station', station.id), paths.networkStation(id, station.id)] as const),
    ),
  ]);
  return (
    <>
      {clients.reduce((count, { stations }) => count + stations.length, 0) > manyStations && (
        <SearchField
          label={intl.formatMessage({ id: 'routes.network.NetworkTree.search' })}
          placeholder={intl.formatMessage({ id: 'routes.network.NetworkTree.search' })}
          value={search}
          onChange={setSearch}
        />
      )}
      <Tree
        label={intl.formatMessage({ id: 'routes.network.NetworkTree.label' })}
        items={found.map(({ id, name, stations }) => ({
          id: idOf('client', id),
          label: name,
          detail: intl.formatNumber(stations.length),
          children: stations.map((station) => ({ id: idOf('station', station.id), label: station.name })),
        }))}
        selectionMode="single"
        value={current === undefined ? [] : [idOf(stationId === undefined ? 'client' : 'station', current)]}
        expanded={expanded}
        onExpandedChange={setOpened}
        onChange={([id]) => {
          const href = id === undefined ? undefined : hrefs.get(id);
          if (href !== undefined) void navigate(href, { preventScrollReset: true });
        }}
        emptyContent={intl.formatMessage({ id: 'routes.network.NetworkTree.none' })}
      />
    </>
  );
}

const idOf = (kind: 'client' | 'station', id: string) => `${kind} ${id}`;

/** Clients whose name matches with all their stations, others with those that match. */
function matching(clients: readonly NetworkClient[], words: string): readonly NetworkClient[] {
  if (words === '') return clients;
  const matches = (name: string) => foldDiacritics(name).includes(words);
  return clients.flatMap((client) => {
    if (matches(client.name)) return [client];
    const stations = client.stations.filter(({ name }) => matches(name));
    return stations.length > 0 ? [{ ...client, stations }] : [];
  });
}
