import { seriesIdentity } from './objects.ts';
import { type Change, removals } from './plan.ts';
import type { NetworkState } from './state.ts';

export interface Removal {
  kind: 'client' | 'station' | 'instrument' | 'series';
  id: string;
}

/** Kind and identity of an object with all that belongs to it; empty if there is no such object. */
export function partsOf(state: NetworkState, { kind, id }: Removal): string[] {
  switch (kind) {
    case 'client':
      if (!state.clients.some((one) => one.id === id)) return [];
      return [
        `client ${id}`,
        ...state.locations
          .filter(({ clientId }) => clientId === id)
          .flatMap((one) => partsOf(state, { kind: 'station', id: one.id })),
        ...state.users.filter(({ clientId }) => clientId === id).map(({ email }) => `user ${email.toLowerCase()}`),
      ];
    case 'station':
      if (!state.locations.some((one) => one.id === id)) return [];
      return [
        `station ${id}`,
        ...state.instruments.filter(({ locationId }) => locationId === id).map((one) => `instrument ${one.id}`),
        ...state.series
          .filter(({ locationId }) => locationId === id)
          .map((one) => `series ${seriesIdentity(id, one.parameterCode)}`),
      ];
    case 'instrument':
      return state.instruments.some((one) => one.id === id) ? [`instrument ${id}`] : [];
    case 'series': {
      const found = state.series.find(({ key }) => key === id);
      return found === undefined ? [] : [`series ${seriesIdentity(found.locationId, found.parameterCode)}`];
    }
  }
}

export function removalsOf(state: NetworkState, parts: Iterable<string>): Change[] {
  const gone = new Set(parts);
  return removals(state, (kind, identity) => !gone.has(`${kind} ${identity}`));
}
