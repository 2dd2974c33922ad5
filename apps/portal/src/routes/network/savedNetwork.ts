import type { Network, NetworkChange, NetworkClient, NetworkSeries, NetworkStation } from '@zrak/api-client';
import { createContext } from 'react';
import type { StationChange } from './station/stationDraft.ts';

type ClientChange = NonNullable<NetworkChange['clients']>[number];

/** An object as the server names it in its answer. */
interface ChangedObject {
  kind: string;
  id: string;
  label: string;
}

/** A change that the server has made, and what it answers. */
export interface SavedChange {
  body: NetworkChange;
  changes: readonly ChangedObject[];
  /** Remarks of the server, which are no faults. */
  notes: readonly { field: string; message: string }[];
}

/** Is given each saved change: for its notes, and for the case that the network cannot be read again. */
export const SavedChangeContext = createContext<(saved: SavedChange) => void>(() => undefined);

/** The stored fields with those that were sent; null clears a field. */
function merged<Item extends object>(stored: Partial<Item> | undefined, sent: object): Item {
  const fields = Object.entries({ ...stored, ...sent });
  return Object.fromEntries(fields.filter(([name, value]) => name !== 'mustExist' && value !== null)) as Item;
}

function withItems<Item, Sent>(
  stored: readonly Item[] = [],
  sent: readonly Sent[] = [],
  isSame: (item: Item, one: Sent) => boolean,
  mergedItem: (item: Item | undefined, one: Sent) => Item,
): Item[] {
  return sent.reduce(
    (items, one) => {
      const index = items.findIndex((item) => isSame(item, one));
      return index < 0 ? [...items, mergedItem(undefined, one)] : items.with(index, mergedItem(items[index], one));
    },
    [...stored],
  );
}

const hasId = (item: { id: string }, sent: { id?: string }) => item.id === sent.id;

function savedStation(
  stored: NetworkStation | undefined,
  { instruments, series, ...sent }: StationChange,
  changes: readonly ChangedObject[],
): NetworkStation {
  // The server gives a series its id.
  const idOf = (parameter: string) =>
    changes.find(({ kind, label }) => kind === 'series' && label.endsWith(`/${sent.id}/${parameter}`))?.id ?? parameter;
  return {
    ...merged<NetworkStation>(stored, sent),
    instruments: withItems(stored?.instruments, instruments, hasId, merged),
    series: withItems(
      stored?.series,
      series,
      (item, { parameter }) => item.parameter === parameter,
      (item, one) => merged<NetworkSeries>(item ?? { id: idOf(one.parameter), isMeasured: false }, one),
    ),
  };
}

function savedClient(
  stored: NetworkClient | undefined,
  { sitePlan, stations, ...sent }: ClientChange,
  changes: readonly ChangedObject[],
): NetworkClient {
  return {
    ...merged<NetworkClient>(stored ?? { hasLogo: false }, {
      ...sent,
      ...(sitePlan !== undefined && { sitePlan: sitePlan && { ...stored?.sitePlan, ...sitePlan } }),
    }),
    stations: withItems(stored?.stations, stations, hasId, (item, one) => savedStation(item, one, changes)),
  };
}

/** The network after a change that a form has sent, where it cannot be read again. */
export function withSaved(
  { clients, ...others }: Network,
  { body, changes }: Pick<SavedChange, 'body' | 'changes'>,
): Network {
  const saved = withItems(clients, body.clients, hasId, (item, one) => savedClient(item, one, changes));
  const gone = new Set(body.remove?.map(({ kind, id }) => `${kind} ${id}`));
  const left = <Item extends { id: string }>(kind: string, items: readonly Item[]) =>
    items.filter(({ id }) => !gone.has(`${kind} ${id}`));
  return {
    ...others,
    clients: left('client', saved).map((client) => ({
      ...client,
      stations: left('station', client.stations).map((station) => ({
        ...station,
        instruments: left('instrument', station.instruments),
        series: left('series', station.series),
      })),
    })),
  };
}
