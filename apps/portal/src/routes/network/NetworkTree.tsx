import type { NetworkClient } from '@zrak/api-client';
import { SearchField } from '@zrak/ui/SearchField';
import { Tree } from '@zrak/ui/Tree';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { foldDiacritics } from '../../shared/foldDiacritics.ts';
import { distinctClients } from '../../shared/names/distinctNames.ts';
import { distinctStations } from '../../shared/names/useDistinctStations.ts';

/** With fewer stations the list is short enough to see. */
const manyStations = 12;

/** The list of clients and stations; a choice opens its page. */
export function NetworkTree({ clients }: { clients: readonly NetworkClient[] }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { clientId, stationId } = useParams();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const labels = useMemo(
    () =>
      new Map([
        ...distinctClients(clients).map(({ id, label }) => [idOf('client', id), label] as const),
        ...clients
          .flatMap(({ stations }) => distinctStations(intl, stations))
          .map(({ id, label }) => [idOf('station', id), label] as const),
      ]),
    [intl, clients],
  );
  const found = matching(clients, labels, foldDiacritics(search.trim()));
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
          label: labels.get(idOf('client', id)) ?? name,
          detail: intl.formatNumber(stations.length),
          children: stations.map((station) => ({
            id: idOf('station', station.id),
            label: labels.get(idOf('station', station.id)) ?? station.name,
          })),
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

/** Clients whose label matches with all their stations, others with those that match. */
function matching(
  clients: readonly NetworkClient[],
  labels: ReadonlyMap<string, string>,
  words: string,
): readonly NetworkClient[] {
  if (words === '') return clients;
  const matches = (key: string) => foldDiacritics(labels.get(key) ?? '').includes(words);
  return clients.flatMap((client) => {
    if (matches(idOf('client', client.id))) return [client];
    const stations = client.stations.filter(({ id }) => matches(idOf('station', id)));
    return stations.length > 0 ? [{ ...client, stations }] : [];
  });
}
