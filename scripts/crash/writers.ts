import { createHash } from 'node:crypto';
import { type Call, tokensFor, type Tokens } from './people.ts';

/** Calls of the people of an installation, while one server runs. */
export interface People {
  address: string;
  administrator: Call;
  user: Call;
}

/** An acknowledged step leaves the written object in this state. */
export interface Step {
  /** Kind of its event in the audit log. */
  audit?: string;
  state: unknown;
  send: (people: People) => Promise<unknown>;
}

/** Changes one object again and again, each time in the same steps. */
export interface Writer {
  name: string;
  /** The steps of a round. */
  steps: (round: number) => readonly Step[];
  /** The state that a server has stored; undefined: not there. */
  read: (people: People) => Promise<unknown>;
}

interface Stored {
  id: string;
}

const only = <Key extends string>(object: Record<Key, unknown>, ...keys: Key[]): object =>
  Object.fromEntries(keys.map((key) => [key, object[key]]));

const userKeys = ['fullName', 'email', 'jobTitle', 'roles', 'clientId'] as const;
type StoredUser = Stored & Record<(typeof userKeys)[number] | 'userName', unknown>;

const findUser = async ({ administrator }: People): Promise<StoredUser | undefined> =>
  (await administrator<StoredUser[]>('GET', '/api/Account/users/')).find(({ userName }) => userName === 'clerk');

/** A user whose role decides what may be done with it. */
const users: Writer = {
  name: 'user',
  async read(people) {
    const found = await findUser(people);
    return found && only(found, ...userKeys);
  },
  steps(round) {
    const common = { clientId: 'own', jobTitle: `Clerk ${round}` };
    const added = { ...common, fullName: 'First', email: 'first@own.example', roles: ['PortalKeyUser'] };
    const changed = { ...common, fullName: 'Second', email: 'second@own.example', roles: ['ClientUser'] };
    const body = { userName: 'clerk', password: 'Lipov-cvet-1' };
    const idOf = async (people: People) => (await findUser(people))!.id;
    return [
      {
        audit: 'userAdd',
        state: added,
        send: ({ administrator }) => administrator('POST', '/api/Account/users/', { ...body, ...added }),
      },
      {
        audit: 'userChange',
        state: changed,
        async send(people) {
          const id = await idOf(people);
          await people.administrator('PUT', `/api/Account/users/${id}`, { id, userName: 'clerk', ...changed });
        },
      },
      {
        audit: 'userDelete',
        state: undefined,
        send: async (people) => people.administrator('DELETE', `/api/Account/users/${await idOf(people)}`),
      },
    ];
  },
};

/** A password that an administrator sets, and the session that ends with the one before it. */
class Passwords implements Writer {
  readonly name = 'password';
  readonly #userId: string;
  readonly #userName: string;
  #tokens: Tokens | undefined;
  #newest = 0;

  constructor({ id, userName }: { id: string; userName: string }) {
    this.#userId = id;
    this.#userName = userName;
  }

  static of(round: number): string {
    return `Lipov-cvet-${round}`;
  }

  steps(round: number): readonly Step[] {
    const form = { grant_type: 'password', username: this.#userName, password: Passwords.of(round - 1) };
    return [
      {
        state: { password: round - 1, hasSession: true },
        send: async ({ address }) => {
          this.#tokens = await tokensFor(address, form);
          if (this.#tokens === undefined) throw new Error('An acknowledged password is refused.');
        },
      },
      {
        audit: 'passwordSet',
        state: { password: round, hasSession: false },
        send: async ({ administrator }) => {
          this.#newest = round;
          const path = `/api/Account/users/changeUserPassword/${this.#userId}`;
          await administrator('PUT', path, { newPassword: Passwords.of(round) });
        },
      },
    ];
  }

  async read({ address }: People): Promise<unknown> {
    const refresh = this.#tokens?.refresh;
    const form = { grant_type: 'refresh_token', refresh_token: refresh ?? '' };
    this.#tokens = refresh === undefined ? undefined : await tokensFor(address, form);
    for (const round of [this.#newest, this.#newest - 1]) {
      const guess = { grant_type: 'password', username: this.#userName, password: Passwords.of(round) };
      if ((await tokensFor(address, guess)) === undefined) continue;
      return { password: round, hasSession: this.#tokens !== undefined };
    }
    return { password: undefined };
  }
}

const findView = async ({ user }: People) =>
  (await user<(Stored & { name: string; search: string })[]>('GET', '/api/savedViews/get?clientId=own'))[0];

const views: Writer = {
  name: 'saved view',
  async read(people) {
    const found = await findView(people);
    return found && only(found, 'name', 'search');
  },
  steps(round) {
    const path = async (people: People) => `/api/savedViews/${(await findView(people))!.id}`;
    const added = { name: `View ${round}`, search: 'series=quay_pm10' };
    const changed = { name: `Other ${round}`, search: 'series=quay_no2' };
    return [
      { state: added, send: ({ user }) => user('POST', '/api/savedViews', { clientId: 'own', ...added }) },
      { state: changed, send: async (people) => people.user('PUT', await path(people), changed) },
      { state: undefined, send: async (people) => people.user('DELETE', await path(people)) },
    ];
  },
};

const findAlert = async ({ user }: People) =>
  (await user<(Stored & { rule: object; isEnabled: boolean })[]>('GET', '/api/alerts/get'))[0];

const alerts: Writer = {
  name: 'alert',
  async read(people) {
    const found = await findAlert(people);
    return found && only(found, 'rule', 'isEnabled');
  },
  steps(round) {
    const path = async (people: People) => `/api/alerts/${(await findAlert(people))!.id}`;
    const above = { kind: 'above', seriesId: 'quay_pm10', threshold: round, interval: 'PT1H', intervals: 3 };
    const added = { isEnabled: true, rule: above };
    const changed = { isEnabled: false, rule: { kind: 'silence', locationId: 'quay', hours: 1 + (round % 48) } };
    return [
      { state: added, send: ({ user }) => user('POST', '/api/alerts', added) },
      { state: changed, send: async (people) => people.user('PUT', await path(people), changed) },
      { state: undefined, send: async (people) => people.user('DELETE', await path(people)) },
    ];
  },
};

interface StoredStation extends Stored {
  name: string;
  instruments: { id: string }[];
  series: { parameter: string; interval: string; instrument?: string }[];
}

/** A station with its instrument and series: rows of three tables. */
const stations: Writer = {
  name: 'station',
  async read({ administrator }) {
    const network = await administrator<{ clients: { stations: StoredStation[] }[] }>('GET', '/api/network/get');
    const found = network.clients.flatMap((client) => client.stations).find(({ id }) => id === 'pier');
    if (found === undefined) return undefined;
    const series = found.series.map(({ parameter, interval, instrument }) =>
      [parameter, interval, instrument].join(' '),
    );
    return { name: found.name, instruments: found.instruments.map(({ id }) => id), series: series.toSorted() };
  },
  steps(round) {
    const change = (name: string, parameters: string[]) => {
      const series = parameters.map((parameter) => ({ parameter, interval: 'PT1H', instrument: 'pier-1' }));
      const station = { id: 'pier', name, latitude: 45.5, longitude: 13.7, timeZone: 'UTC' };
      const instruments = [{ id: 'pier-1', maker: 'HORIBA', model: 'APDA-372', principle: { en: 'Light scattering' } }];
      return { clients: [{ id: 'own', code: 'OWN', name: 'Own', stations: [{ ...station, instruments, series }] }] };
    };
    const stateOf = (name: string, parameters: string[]) => ({
      name,
      instruments: ['pier-1'],
      series: parameters.map((parameter) => `${parameter} PT1H pier-1`).toSorted(),
    });
    const [first, all] = [
      ['PM10', 'NO2'],
      ['PM10', 'NO2', 'O3', 'SO2', 'NO', 'NOx'],
    ];
    const step = (state: unknown, body: object): Step => ({
      audit: 'networkChange',
      state,
      send: ({ administrator }) => administrator('POST', '/api/network', body),
    });
    const [name, other] = [`Pier ${round}`, `Jetty ${round}`];
    return [
      step(stateOf(name, first), change(name, first)),
      step(stateOf(other, all), change(other, all)),
      step(undefined, { remove: [{ kind: 'station', id: 'pier' }] }),
    ];
  },
};

const findKey = async ({ administrator }: People) =>
  (await administrator<(Stored & { name: string; revokedAt?: string })[]>('GET', '/api/apiKeys/get')).findLast(
    ({ name }) => name.startsWith('Crash '),
  );

/** A key that is revoked stays in the list. */
const keys: Writer = {
  name: 'API key',
  async read(people) {
    const found = await findKey(people);
    return found && { name: found.name, isRevoked: found.revokedAt !== undefined };
  },
  steps(round) {
    const name = `Crash ${round}`;
    return [
      {
        audit: 'apiKeyCreate',
        state: { name, isRevoked: false },
        send: ({ administrator }) => administrator('POST', '/api/apiKeys', { name, clientId: 'own' }),
      },
      {
        audit: 'apiKeyRevoke',
        state: { name, isRevoked: true },
        send: async (people) => people.administrator('DELETE', `/api/apiKeys/${(await findKey(people))!.id}`),
      },
    ];
  },
};

const findFile = async ({ administrator }: People) =>
  (await administrator<(Stored & { title: string })[]>('GET', '/api/reports/get?clientId=own'))[0];
const digestOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** An uploaded file. */
const files: Writer = {
  name: 'report file',
  async read(people) {
    const found = await findFile(people);
    if (found === undefined) return undefined;
    const content = await people.administrator<Buffer>('GET', `/api/reports/download?reportId=${found.id}`);
    return { title: found.title, digest: digestOf(content) };
  },
  steps(round) {
    const content = Buffer.alloc(500_000, `report ${round} `);
    const title = `Report ${round}`;
    const facts = { clientId: 'own', title, year: '2025', type: 'annual', language: 'en', fileName: 'annual.pdf' };
    return [
      {
        audit: 'contentChange',
        state: { title, digest: digestOf(content) },
        send: ({ administrator }) => administrator('POST', `/api/reports?${new URLSearchParams(facts)}`, content),
      },
      {
        audit: 'contentChange',
        state: undefined,
        send: async (people) => people.administrator('DELETE', `/api/reports/${(await findFile(people))!.id}`),
      },
    ];
  },
};

/** @param owner whose password is set */
export const writersOf = (owner: { id: string; userName: string }): Writer[] => [
  users,
  new Passwords(owner),
  views,
  alerts,
  stations,
  keys,
  files,
];
