import { conversionOf } from '@zrak/quantities/units';
import type { NetworkDefinition } from './definition.ts';
import { sentence } from '../sentence.ts';
import { type Fault, meant, quoted } from './faults.ts';
import { standardParameters } from '../parameters/standard.ts';
import { nativeIntervalOf } from '../time/interval.ts';
import { type Kind, seriesIdentity, type WantedObject } from './objects.ts';
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
    ...missingFields(wanted),
    ...repeated(wanted),
    ...takenNames(wanted, state),
    ...unknownParameters(wanted, definition, state, options),
    ...unknownInstruments(wanted, state),
    ...intervals(wanted, options),
    ...units(wanted, state, options),
    ...incompletePlans(wanted),
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

/** Fields that an object of the database may leave out, and a new one may not. */
const needed: Partial<Record<Kind, string[]>> = {
  client: ['code', 'name'],
  station: ['name', 'latitude', 'longitude'],
  instrument: ['maker', 'model', 'principle'],
};

function missingFields(wanted: WantedObject[]): Fault[] {
  return wanted.flatMap(({ kind, row, values, path }) =>
    (row === undefined ? (needed[kind] ?? []) : [])
      .filter((field) => values[field] === undefined)
      .map((field) => ({ path: [...path, field], message: sentence('network.faults.missing') })),
  );
}

function repeated(wanted: WantedObject[]): Fault[] {
  const groups = Map.groupBy(wanted, ({ kind, identity }) => `${kind} ${identity}`);
  return [...groups.values()].flatMap(([, ...others]) =>
    others.map(({ kind, identity, path, label }) => ({
      path: [...path, naming[kind]],
      message:
        kind === 'station'
          ? sentence('network.faults.stationTwice', { value: quoted(identity) })
          : sentence('network.faults.repeated', { label }),
    })),
  );
}

/** Names that have to be unique, though they do not identify the object. */
function takenNames(wanted: WantedObject[], state: NetworkState): Fault[] {
  return wanted.flatMap((one): Fault[] => {
    if (one.kind === 'client') {
      const { code } = one.values;
      const isTaken = state.clients.some((client) => client.code === code && client.id !== one.identity);
      const message = sentence('network.faults.clientTaken', { value: quoted(String(code)) });
      return isTaken ? [{ path: [...one.path, 'code'], message }] : [];
    }
    if (one.kind === 'user' && typeof one.values['userName'] === 'string') {
      const name = one.values['userName'].toLowerCase();
      const isTaken = state.users.some(
        (user) => user.userName.toLowerCase() === name && user.email.toLowerCase() !== one.identity,
      );
      const message = sentence('network.faults.userNameTaken', { value: quoted(name) });
      return isTaken ? [{ path: [...one.path, 'userName'], message }] : [];
    }
    const { key } = one.values;
    if (one.kind === 'series' && typeof key === 'string') {
      const isTaken = state.series.some(
        (series) => series.key === key && seriesIdentity(series.locationId, series.parameterCode) !== one.identity,
      );
      const message = sentence('network.faults.seriesTaken', { value: quoted(key) });
      return isTaken ? [{ path: [...one.path, 'id'], message }] : [];
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
    const message = meant(sentence('network.faults.unknown', { value: quoted(code) }), code, known);
    return [{ path: [...path, 'parameter'], message }];
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
    const problem = sentence('network.faults.unknownInstrument', { value: quoted(instrumentId) });
    return [{ path: [...path, 'instrument'], message: meant(problem, instrumentId, known) }];
  });
}

function intervals(wanted: WantedObject[], { removeMeasurements }: CheckOptions): Fault[] {
  return wanted.flatMap(({ kind, row, values, path }): Fault[] => {
    const { stepSeconds } = values;
    if (kind !== 'series') return [];
    if (stepSeconds === undefined) {
      const message = sentence('network.faults.noInterval');
      return row === undefined ? [{ path: [...path, 'interval'], message }] : [];
    }
    const before = row?.['stepSeconds'];
    if (before === undefined || before === stepSeconds || row?.['isMeasured'] !== true || removeMeasurements) return [];
    const message = sentence('network.faults.intervalFixed', { interval: nativeIntervalOf(Number(before)) });
    return [{ path: [...path, 'interval'], message }];
  });
}

/** Measurements keep their numbers, so in another unit they would be other values. */
function units(wanted: WantedObject[], state: NetworkState, { prune }: CheckOptions): Fault[] {
  const stay = new Set(wanted.flatMap(({ kind, identity }) => (kind === 'series' ? [identity] : [])));
  const measured = new Set(
    state.series
      .filter((one) => one.isMeasured && (!prune || stay.has(seriesIdentity(one.locationId, one.parameterCode))))
      .map(({ parameterCode }) => parameterCode),
  );
  const stated = new Set(wanted.flatMap(({ kind, identity }) => (kind === 'parameter' ? [identity] : [])));
  return wanted.flatMap(({ kind, row, values, path }): Fault[] => {
    if (kind === 'parameter' && row !== undefined && measured.has(String(row['code']))) {
      const unit = String(row['unit']);
      const wantedUnit = values['unit'];
      if (typeof wantedUnit !== 'string' || isSameUnit(unit, wantedUnit)) return [];
      return [{ path: [...path, 'unit'], message: sentence('network.faults.unitFixed', { unit }) }];
    }
    const code = String(values['parameterCode']);
    if (!prune || kind !== 'series' || row?.['isMeasured'] !== true || stated.has(code)) return [];
    // Pruning returns a parameter that is not in the file to the standard.
    const unit = state.parameters.find((one) => one.code === code)?.unit;
    const standard = standardParameters.find((one) => one.code === code)?.unit;
    if (unit === undefined || standard === undefined || isSameUnit(unit, standard)) return [];
    const message = sentence('network.faults.unitOfStandard', { unit, standard });
    return [{ path: [...path, 'parameter'], message }];
  });
}

/** Whether two units differ in their spelling at most. */
function isSameUnit(one: string, other: string): boolean {
  const conversion = conversionOf(one, other);
  return conversion?.factor === 1 && conversion.offset === 0;
}

/** A site plan has a picture and a description. */
function incompletePlans(wanted: WantedObject[]): Fault[] {
  return wanted.flatMap(({ kind, row, values, path }): Fault[] => {
    if (kind !== 'client') return [];
    const [picture, description] = ['planPicture', 'planDescription'].map((field) => {
      const value = values[field];
      return (value === undefined ? row?.[field] : value) ?? null;
    });
    if ((picture === null) === (description === null)) return [];
    return picture === null
      ? [{ path: [...path, 'sitePlan', 'description'], message: sentence('network.faults.planWithoutPicture') }]
      : [{ path: [...path, 'sitePlan'], message: sentence('network.faults.planWithoutDescription') }];
  });
}
