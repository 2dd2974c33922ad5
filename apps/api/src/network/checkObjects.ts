import type { NetworkDefinition } from './definition.ts';
import { didYouMean } from './nearest.ts';
import type { Fault } from './networkFile.ts';
import { standardParameters } from '../parameters/standard.ts';
import { nativeIntervalOf } from '../time/interval.ts';
import type { WantedObject } from './objects.ts';
import type { NetworkState } from './state.ts';

export interface CheckOptions {
  prune: boolean;
  removeMeasurements: boolean;
}

/** Faults that only the whole network shows: repeated and unknown names, series without an interval. */
export function faultsOfObjects(
  wanted: WantedObject[],
  definition: NetworkDefinition,
  state: NetworkState,
  options: CheckOptions,
): Fault[] {
  return [
    ...repeated(wanted),
    ...takenNames(wanted, state),
    ...unknownParameters(wanted, definition, state, options),
    ...unknownInstruments(wanted, state),
    ...intervals(wanted, options),
  ];
}

/** Field that names an object in the file. */
const naming = {
  parameter: 'code',
  limit: 'parameter',
  client: 'code',
  station: 'id',
  instrument: 'id',
  series: 'parameter',
  user: 'email',
};

function repeated(wanted: WantedObject[]): Fault[] {
  const groups = Map.groupBy(wanted, ({ kind, identity }) => `${kind} ${identity}`);
  return [...groups.values()].flatMap(([, ...others]) =>
    others.map(({ kind, identity, path, label }) => ({
      path: [...path, naming[kind]],
      message:
        kind === 'station' ? `"${identity}" belongs to two stations; give each an id` : `is there twice: ${label}`,
    })),
  );
}

/** Names that have to be unique, though they do not identify the object. */
function takenNames(wanted: WantedObject[], state: NetworkState): Fault[] {
  return wanted.flatMap((one): Fault[] => {
    if (one.kind === 'client') {
      const { code } = one.values;
      const isTaken = state.clients.some((client) => client.code === code && client.id !== one.identity);
      return isTaken ? [{ path: [...one.path, 'code'], message: `"${String(code)}" belongs to another client` }] : [];
    }
    if (one.kind === 'user' && typeof one.values['userName'] === 'string') {
      const name = one.values['userName'].toLowerCase();
      const isTaken = state.users.some(
        (user) => user.userName.toLowerCase() === name && user.email.toLowerCase() !== one.identity,
      );
      return isTaken ? [{ path: [...one.path, 'userName'], message: `"${name}" belongs to another user` }] : [];
    }
    return [];
  });
}

function unknownParameters(
  wanted: WantedObject[],
  definition: NetworkDefinition,
  state: NetworkState,
  { prune }: CheckOptions,
): Fault[] {
  const known = new Set([
    // Pruning removes own parameters, and returns standard ones to the standard.
    ...(prune ? standardParameters : state.parameters).map(({ code }) => code),
    ...definition.parameters.map(({ code }) => code),
  ]);
  return wanted.flatMap(({ kind, values, path }): Fault[] => {
    const code = String(values['parameterCode']);
    if ((kind !== 'series' && kind !== 'limit') || known.has(code)) return [];
    return [{ path: [...path, 'parameter'], message: `"${code}" is not known${didYouMean(code, known)}` }];
  });
}

function unknownInstruments(wanted: WantedObject[], state: NetworkState): Fault[] {
  const instruments = [
    ...state.instruments.map(({ id, locationId }) => ({ id, locationId })),
    ...wanted
      .filter(({ kind }) => kind === 'instrument')
      .map(({ values }) => values as { id: string; locationId: string }),
  ];
  return wanted.flatMap(({ kind, values, path }): Fault[] => {
    const { instrumentId, locationId } = values;
    if (kind !== 'series' || typeof instrumentId !== 'string') return [];
    const known = instruments.filter((one) => one.locationId === locationId).map(({ id }) => id);
    if (known.includes(instrumentId)) return [];
    const message = `"${instrumentId}" is no instrument of this station${didYouMean(instrumentId, known)}`;
    return [{ path: [...path, 'instrument'], message }];
  });
}

function intervals(wanted: WantedObject[], { removeMeasurements }: CheckOptions): Fault[] {
  return wanted.flatMap(({ kind, row, values, path }): Fault[] => {
    const { stepSeconds } = values;
    if (kind !== 'series') return [];
    if (stepSeconds === undefined) {
      const message = 'is missing; state it for the series, its station or the whole file, for example PT1H';
      return row === undefined ? [{ path: [...path, 'interval'], message }] : [];
    }
    const before = row?.['stepSeconds'];
    if (before === undefined || before === stepSeconds || row?.['isMeasured'] !== true || removeMeasurements) return [];
    const message = `cannot change from ${nativeIntervalOf(Number(before))}: the series has measurements. --remove-measurements deletes them`;
    return [{ path: [...path, 'interval'], message }];
  });
}
