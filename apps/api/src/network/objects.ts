import type { LocalText } from '../language.ts';
import type { ClientDefinition, NetworkDefinition, StationDefinition } from './definition.ts';
import { nativeIntervals } from '../time/interval.ts';
import type { Path } from './faults.ts';
import type { NetworkState } from './state.ts';
import { ownTimeZone } from './timeZones.ts';

/** In the order in which they are written: each refers only to those before it. */
export const kinds = ['parameter', 'limit', 'client', 'station', 'instrument', 'series', 'user'] as const;
export type Kind = (typeof kinds)[number];

/** Columns of a row; undefined: not stated. */
export type Fields = Record<string, unknown>;

/** An object of a file, matched with its row. */
export interface WantedObject {
  kind: Kind;
  /** Equal for equal objects of one kind. */
  identity: string;
  /** As the plan names it. */
  label: string;
  path: Path;
  /** Undefined if the object is new. */
  row: Fields | undefined;
  /** The object is neither new nor moved. */
  mustExist?: boolean | undefined;
  values: Fields;
  /** Of a new object, where the file states no value. */
  defaults: Fields;
}

export interface Logo {
  mediaType: string;
  content: Uint8Array;
  md5: string;
}

export interface PlanPicture extends Logo {
  /** Pixels. */
  width: number;
  height: number;
}

export const limitIdentity = (limit: Fields): string =>
  ['parameterCode', 'regime', 'kind', 'averaging', 'noiseZone']
    .map((field) => JSON.stringify(limit[field] ?? ''))
    .join(' ');
export const seriesIdentity = (locationId: string, parameter: string): string => `${locationId} ${parameter}`;

/** Short name of letters, digits and dashes: `Trg svobode 7` gives `trg-svobode-7`. */
function slugOf(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    letters
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 48) || 'unnamed'
  );
}

function firstFree(candidates: string[], taken: ReadonlySet<string>): string {
  const free = candidates.find((candidate) => !taken.has(candidate));
  if (free !== undefined) return free;
  for (let count = 2; ; count++) {
    const candidate = `${candidates[0]}-${count}`;
    if (!taken.has(candidate)) return candidate;
  }
}

export interface MatchOptions {
  /** By the path in the file. */
  logos?: ReadonlyMap<string, Logo>;
  planPictures?: ReadonlyMap<string, PlanPicture>;
  /** A client or station without an id is new, also where the code or name exists. */
  isNewWithoutId?: boolean;
}

/** All objects of a file, each matched with its row in the database. */
export function objectsOf(
  definition: NetworkDefinition,
  state: NetworkState,
  options: MatchOptions = {},
): WantedObject[] {
  const last = Math.max(-1, ...state.parameters.map(({ sortOrder }) => sortOrder));
  const standings = definition.clients.map((client, index) => {
    const path = ['clients', index];
    return { client, path, wanted: clientObject(client, path, state, options) };
  });
  const takenStations = new Set([
    ...state.locations.map(({ id }) => id),
    ...definition.clients.flatMap(({ stations }) => stations.flatMap(({ id }) => id ?? [])),
  ]);
  return [
    ...definition.parameters.map((one, index) => parameterObject(one, ['parameters', index], state, last + 1 + index)),
    ...definition.limits.map((one, index) => limitObject(one, ['limits', index], state)),
    ...standings.flatMap(({ client, path, wanted }) => [
      wanted,
      ...client.stations.flatMap((station, index) =>
        stationObjects(station, [...path, 'stations', index], {
          ...options,
          definition,
          state,
          client: wanted,
          takenStations,
        }),
      ),
      ...client.users.map(({ roles, ...person }, index) =>
        userObject(person, roles, wanted.identity, [...path, 'users', index], state),
      ),
    ]),
    ...definition.administrators.map((person, index) =>
      userObject(person, ['administrator'], null, ['administrators', index], state),
    ),
  ];
}

function parameterObject(
  given: NetworkDefinition['parameters'][number],
  path: Path,
  state: NetworkState,
  sortOrder: number,
): WantedObject {
  const { code, ...values } = given;
  return {
    kind: 'parameter',
    identity: code,
    label: code,
    path,
    row: state.parameters.find((one) => one.code === code),
    values: { code, ...values, origin: 'operator' },
    defaults: { decimals: 1, aggregator: 'mean', detectionLimit: null, sortOrder },
  };
}

function limitObject(
  { parameter, ...given }: NetworkDefinition['limits'][number],
  path: Path,
  state: NetworkState,
): WantedObject {
  const values = { parameterCode: parameter, ...given, noiseZone: given.noiseZone ?? null };
  const identity = limitIdentity(values);
  const zone = values.noiseZone === null ? '' : ` zone ${values.noiseZone}`;
  return {
    kind: 'limit',
    identity,
    label: `${parameter} ${given.regime} ${given.kind} ${given.averaging}${zone}`,
    path,
    row: state.limits.find((one) => limitIdentity(one as unknown as Fields) === identity),
    values,
    defaults: { allowedExceedances: null },
  };
}

function clientObject(
  given: ClientDefinition,
  path: Path,
  state: NetworkState,
  { logos, planPictures, isNewWithoutId = false }: MatchOptions,
): WantedObject {
  const found = state.clients.find(({ id, code }) =>
    given.id === undefined ? code === given.code && !isNewWithoutId : id === given.id,
  );
  const taken = new Set(state.clients.map(({ id }) => id));
  const identity = found?.id ?? given.id ?? firstFree([(given.code ?? '').toLowerCase()], taken);
  const logo = state.logos.find(({ clientId }) => clientId === found?.id);
  const plan = state.sitePlans.find(({ clientId }) => clientId === found?.id);
  const { sitePlan } = given;
  return {
    kind: 'client',
    identity,
    label: given.code ?? found?.code ?? identity,
    path,
    mustExist: given.mustExist,
    row: found && {
      ...found,
      logo: logo ?? null,
      planPicture: plan ?? null,
      planDescription: plan?.description ?? null,
    },
    values: {
      id: identity,
      ...clientColumns(given),
      logo: typeof given.logo === 'string' ? logos?.get(given.logo) : given.logo,
      planPicture: sitePlan?.picture === undefined ? planIfNone(sitePlan) : planPictures?.get(sitePlan.picture),
      planDescription: sitePlan?.description ?? planIfNone(sitePlan),
    },
    defaults: { isPublic: false, accentColor: null, logo: null, planPicture: null, planDescription: null },
  };
}

/** All fields that are columns: a new one must not be dropped, since the change would be answered as made. */
const clientColumns = ({
  id: _id,
  mustExist: _mustExist,
  public: isPublic,
  logo: _logo,
  sitePlan: _sitePlan,
  stations: _stations,
  users: _users,
  ...columns
}: ClientDefinition) => ({ ...columns, isPublic });

const stationColumns = ({
  id: _id,
  mustExist: _mustExist,
  interval: _interval,
  deliveryDelay,
  instruments: _instruments,
  series: _series,
  ...columns
}: StationDefinition) => ({ ...columns, deliveryDelaySeconds: deliveryDelay });

/** Null removes the plan; undefined keeps it. */
const planIfNone = (plan: unknown): null | undefined => (plan === null ? null : undefined);

interface StationContext extends MatchOptions {
  definition: NetworkDefinition;
  state: NetworkState;
  client: WantedObject;
  /** Grows with each new id. */
  takenStations: Set<string>;
}

function stationObjects(station: StationDefinition, path: Path, context: StationContext): WantedObject[] {
  const { definition, state, client, takenStations, isNewWithoutId = false } = context;
  const found = state.locations.find(({ id, clientId, name }) =>
    station.id === undefined
      ? clientId === client.identity && name === station.name && !isNewWithoutId
      : id === station.id,
  );
  const slug = slugOf(station.name ?? '');
  const id = found?.id ?? station.id ?? firstFree([slug, `${client.identity}-${slug}`], takenStations);
  takenStations.add(id);
  const wanted: WantedObject = {
    kind: 'station',
    identity: id,
    label: `${client.label}/${id}`,
    path,
    mustExist: station.mustExist,
    row: found,
    values: {
      id,
      ...stationColumns(station),
      clientId: client.identity,
    },
    defaults: {
      altitude: 0,
      area: 'urban',
      site: 'background',
      timeZone: definition.timeZone ?? ownTimeZone(),
      dayBoundary: 'civil',
      noiseZone: null,
      deliveryDelaySeconds: 0,
      operatingSince: null,
      planPosition: null,
    },
  };
  return [
    wanted,
    ...station.instruments.map((one, index) => instrumentObject(one, wanted, [...path, 'instruments', index], state)),
    ...station.series.map((one, index) => seriesObject(one, station, wanted, [...path, 'series', index], context)),
  ];
}

function instrumentObject(
  { mustExist, ...given }: StationDefinition['instruments'][number],
  station: WantedObject,
  path: Path,
  state: NetworkState,
): WantedObject {
  return {
    kind: 'instrument',
    identity: given.id,
    label: `${station.label}/${given.id}`,
    path,
    mustExist,
    row: state.instruments.find(({ id }) => id === given.id),
    values: { ...given, locationId: station.identity },
    defaults: { serialNumber: null, inletHeight: null, operatingSince: null, lastCalibration: null },
  };
}

function seriesObject(
  given: StationDefinition['series'][number],
  station: StationDefinition,
  { identity: locationId, label }: WantedObject,
  path: Path,
  { definition, state }: StationContext,
): WantedObject {
  const { parameter } = given;
  const found = state.series.find((one) => one.locationId === locationId && one.parameterCode === parameter);
  const stated = given.interval ?? station.interval ?? (found === undefined ? definition.interval : undefined);
  const taken = new Set(state.series.map(({ key }) => key));
  const start = locationId.slice(0, 63 - parameter.length);
  return {
    kind: 'series',
    identity: seriesIdentity(locationId, parameter),
    label: `${label}/${parameter}`,
    path,
    mustExist: given.mustExist,
    row: found,
    values: {
      key: given.id,
      locationId,
      parameterCode: parameter,
      stepSeconds: stated && nativeIntervals[stated],
      instrumentId: given.instrument,
    },
    defaults: {
      key: firstFree([`${start}_${parameter.toLowerCase().replace(/[^a-z0-9]/g, '')}`], taken),
      instrumentId: null,
    },
  };
}

interface Person {
  email: string;
  name: string;
  userName?: string | undefined;
  jobTitle?: string | null | undefined;
  phoneNumber?: string | null | undefined;
}

/** The order of the roles does not count. */
function userObject(
  { email, name, userName, jobTitle, phoneNumber }: Person,
  roles: string[] | undefined,
  clientId: string | null,
  path: Path,
  state: NetworkState,
): WantedObject {
  const found = state.users.find((one) => one.email.toLowerCase() === email.toLowerCase());
  const isSame = roles !== undefined && roles.toSorted().join() === found?.roles.toSorted().join();
  return {
    kind: 'user',
    identity: email.toLowerCase(),
    label: email,
    path,
    row: found,
    values: {
      email: found === undefined ? email : undefined,
      fullName: name,
      userName,
      jobTitle,
      phoneNumber,
      clientId,
      roles: isSame ? undefined : roles,
    },
    defaults: { userName: email, jobTitle: null, phoneNumber: null, roles: ['ClientUser'] },
  };
}

/** Whether an object is missing, or elsewhere, though it must exist. */
export const isGone = ({ mustExist, row, values }: WantedObject): boolean =>
  mustExist === true &&
  (row === undefined || ['clientId', 'locationId'].some((owner) => owner in values && row[owner] !== values[owner]));

export const englishOf = (text: unknown): string => (text as LocalText).en;
