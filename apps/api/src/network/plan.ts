import { isDeepStrictEqual } from 'node:util';
import {
  type Fields,
  type Kind,
  kinds,
  limitIdentity,
  type Logo,
  seriesIdentity,
  type WantedObject,
} from './objects.ts';
import type { LogoState, NetworkState } from './state.ts';

export interface FieldChange {
  /** A column. */
  field: string;
  from?: unknown;
  to: unknown;
}

export interface Change {
  action: 'add' | 'change' | 'remove';
  kind: Kind;
  label: string;
  /** The row before the change. */
  row: Fields | undefined;
  /** Columns that differ; of a new object, those that are not empty. */
  fields: FieldChange[];
  /** Columns to write. */
  values: Fields;
  /** The stored measurements go with it. */
  removesMeasurements: boolean;
}

export interface PlanOptions {
  /** Remove what the file does not have. */
  prune: boolean;
}

/** Differences between the database and the objects of a file, in the order in which they are to be written. */
export function planChanges(wanted: WantedObject[], state: NetworkState, { prune }: PlanOptions): Change[] {
  const written = wanted.flatMap((one) => changeOf(one) ?? []);
  const removed = prune ? removals(state, keptOf(wanted)) : [];
  return [...kinds.flatMap((kind) => written.filter((change) => change.kind === kind)), ...removed];
}

function changeOf({ kind, label, row, values: given, defaults }: WantedObject): Change | undefined {
  const stated = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const common = { kind, label, row };
  if (row === undefined) {
    const values = {
      ...stated,
      ...Object.fromEntries(Object.entries(defaults).filter(([field]) => !(field in stated))),
    };
    const fields = Object.entries(values).flatMap(([field, to]) =>
      to === null || hidden.has(field) ? [] : [{ field, to }],
    );
    return { action: 'add', ...common, values, fields, removesMeasurements: false };
  }
  const fields = Object.entries(stated).flatMap(([field, to]) =>
    isEqual(row[field], to) ? [] : [{ field, from: row[field], to }],
  );
  if (fields.length === 0) return undefined;
  const values = Object.fromEntries(fields.map(({ field, to }) => [field, to]));
  return {
    action: 'change',
    ...common,
    values,
    fields,
    removesMeasurements: row['isMeasured'] === true && 'stepSeconds' in values,
  };
}

/** Columns that say nothing to the operator. */
const hidden = new Set([
  'sortOrder',
  'origin',
  'clientId',
  'locationId',
  'code',
  'parameterCode',
  'email',
  'regime',
  'kind',
  'averaging',
]);

function isEqual(from: unknown, to: unknown): boolean {
  if (isLogo(to)) return isLogo(from) && from.md5 === to.md5 && from.mediaType === to.mediaType;
  return isDeepStrictEqual(withoutUndefined(from), withoutUndefined(to));
}

export const isLogo = (value: unknown): value is Logo | LogoState =>
  typeof value === 'object' && value !== null && 'md5' in value;

function withoutUndefined(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined));
}

/** Labels of the series whose measurements would be deleted. */
export const lossesOf = (changes: Change[]): string[] =>
  changes.filter(({ removesMeasurements }) => removesMeasurements).map(({ label }) => label);

/** Whether an object stays. */
type IsKept = (kind: Kind, identity: string) => boolean;

function keptOf(wanted: WantedObject[]): IsKept {
  const identities = new Set(wanted.map(({ kind, identity }) => `${kind} ${identity}`));
  return (kind, identity) => identities.has(`${kind} ${identity}`);
}

/** The removal of all objects that do not stay, in the order in which they are to be written. */
export function removals(state: NetworkState, isKept: IsKept): Change[] {
  const remove = (kind: Kind, label: string, row: object, removesMeasurements = false): Change => ({
    action: 'remove',
    kind,
    label,
    row: row as Fields,
    fields: [],
    values: {},
    removesMeasurements,
  });
  const clients = state.clients.filter(({ id }) => !isKept('client', id));
  const codeOf = (id: string): string => state.clients.find((client) => client.id === id)?.code ?? id;
  const labelOf = (locationId: string): string => {
    const location = state.locations.find(({ id }) => id === locationId);
    return location === undefined ? locationId : `${codeOf(location.clientId)}/${locationId}`;
  };
  const removed = [
    ...clients.map((one) => remove('client', one.code, one)),
    ...state.locations.filter(({ id }) => !isKept('station', id)).map((one) => remove('station', labelOf(one.id), one)),
    ...state.instruments
      .filter(({ id }) => !isKept('instrument', id))
      .map((one) => remove('instrument', `${labelOf(one.locationId)}/${one.id}`, one)),
    ...state.series
      .filter((one) => !isKept('series', seriesIdentity(one.locationId, one.parameterCode)))
      .map((one) => remove('series', `${labelOf(one.locationId)}/${one.parameterCode}`, one, one.isMeasured)),
    ...state.limits
      .filter((one) => !isKept('limit', limitIdentity(one as unknown as Fields)))
      .map((one) => remove('limit', `${one.parameterCode} ${one.regime} ${one.kind} ${one.averaging}`, one)),
    ...state.parameters
      .filter(({ code, origin }) => origin === 'operator' && !isKept('parameter', code))
      .map((one) => remove('parameter', one.code, one)),
    // The users of other clients stay: the portal adds and removes them too.
    ...state.users
      .filter((one) => clients.some(({ id }) => id === one.clientId) && !isKept('user', one.email.toLowerCase()))
      .map((one) => remove('user', one.email, one)),
  ];
  return kinds.toReversed().flatMap((kind) => removed.filter((change) => change.kind === kind));
}
