import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { type Duration, durationOf, type KeptMeasurements } from './time/duration.ts';
import { nativeIntervals } from './time/interval.ts';

/** A variable, and what its text has to be. */
interface Rule<T> {
  /** Undefined if the text is not valid. */
  read: (text: string) => T | undefined;
  /** Ends the sentence "PORT is to be …". */
  valid: string;
  /** The message does not repeat the text: it may contain a password. */
  isSecret?: boolean;
}

/** Reads variables. An empty variable counts as not set, because compose files and units often pass such ones on. */
export class Environment {
  readonly #env: NodeJS.ProcessEnv;
  readonly #read = new Set<string>();
  /** One line each. */
  readonly mistakes: string[] = [];

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  text(name: string): string | undefined {
    this.#read.add(name);
    return this.#env[name] || undefined;
  }

  /** Whether the variable is there but empty. */
  isEmpty(name: string): boolean {
    return this.#env[name] === '';
  }

  /** The value, or undefined if the variable is not set or not valid; a mistake is noted. */
  value<T>(name: string, { read, valid, isSecret = false }: Rule<T>): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = read(text);
    // As JSON: a line break in the text would make two lines.
    if (value === undefined)
      this.mistakes.push(`${name} is to be ${valid}${isSecret ? '' : `, not ${JSON.stringify(text)}`}.`);
    return value;
  }

  /** Names that begin with `prefix` and have not been read. */
  unread(prefix: string): string[] {
    return Object.keys(this.#env).filter((name) => name.startsWith(prefix) && !this.#read.has(name));
  }

  get known(): ReadonlySet<string> {
    return this.#read;
  }
}

const listOf = (text: string): string[] => text.split(/[\s,]+/).filter((entry) => entry !== '');
const accepted =
  <T>(isAccepted: (value: T) => boolean) =>
  (value: T): T | undefined =>
    isAccepted(value) ? value : undefined;

const isOrigin = (entry: string): boolean => !entry.includes('*') && URL.parse(entry)?.origin === entry;

/** A host source of a content security policy: an origin of http(s); its first label may be a wildcard. */
const isHostSource = (entry: string): boolean => /^https?:\/\//.test(entry) && isOrigin(entry.replace('://*.', '://'));

/** Entries that `trustProxy` of Fastify understands. */
function isNetwork(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const longest = isIP(address) === 4 ? 32 : 128;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest);
  return isIP(address) !== 0 && isPrefix && rest.length === 0;
}

const address = /^[^\s<>@,]+@[^\s<>@,]+$/;
const namedAddress = /^[^<>\r\n]*<[^\s<>@,]+@[^\s<>@,]+>$/;

/** The rule of a list, whose entries would otherwise be without effect, or change other rules of a header. */
const listRule = (isAccepted: (entry: string) => boolean, valid: string): Rule<string[]> => ({
  read: (text) => accepted<string[]>((entries) => entries.every(isAccepted))(listOf(text)),
  valid,
});

const whole = (least: number, most: number, valid: string): Rule<number> => ({
  read: (text) =>
    accepted<number>((number) => number >= least && number <= most)(/^\d+$/.test(text) ? Number(text) : -1),
  valid,
});

/** A shorter time is a mistake: alerts and reports need the values of weeks. */
const shortestKept = 30;

const keptTime = (text: string): Duration | undefined =>
  accepted<Duration>(({ months, days }) => months > 0 || days >= shortestKept)(
    durationOf(text) ?? { months: 0, days: 0 },
  );

/** Times by native interval, and one of all others: `PT1M=P1Y, P10Y`. */
function keptMeasurements(text: string): KeptMeasurements | undefined {
  const ofStep = new Map<number, Duration>();
  let others: Duration | undefined;
  for (const entry of listOf(text)) {
    const [time = '', interval, ...rest] = entry.split('=').toReversed();
    const duration = keptTime(time);
    if (duration === undefined || rest.length > 0) return undefined;
    if (interval === undefined) {
      if (others !== undefined) return undefined;
      others = duration;
      continue;
    }
    const step = Object.hasOwn(nativeIntervals, interval)
      ? nativeIntervals[interval as keyof typeof nativeIntervals]
      : undefined;
    if (step === undefined || ofStep.has(step)) return undefined;
    ofStep.set(step, duration);
  }
  return { ofStep, others };
}

export const rules = {
  port: whole(0, 65_535, 'a number from 0 to 65535'),
  count: whole(1, Number.MAX_SAFE_INTEGER, 'a whole number from 1'),
  seconds: whole(0, 300, 'a number of seconds from 0 to 300'),
  switch: {
    read: (text: string) => (text === '1' || text === '0' ? text === '1' : undefined),
    valid: '0 or 1',
  },
  level: {
    read: accepted<string>((text) => ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'].includes(text)),
    valid: 'one of silent, fatal, error, warn, info, debug and trace',
  },
  origins: listRule(isOrigin, 'a list of origins such as https://town.example, without a path'),
  hostSources: listRule(
    isHostSource,
    'a list of origins such as https://town.example or https://*.town.example, without a path',
  ),
  networks: {
    read: accepted<string>((text) => listOf(text).every(isNetwork)),
    valid: 'a list of addresses, networks such as 10.0.0.0/8, or loopback',
  },
  keptMeasurements: {
    read: keptMeasurements,
    valid: 'a time of at least 30 days such as P10Y, P18M or P90D, or times by native interval such as PT1M=P1Y,P10Y',
  },
  address: { read: accepted<string>((text) => address.test(text)), valid: 'an address such as ana@town.example' },
  sender: {
    read: accepted<string>((text) => address.test(text) || namedAddress.test(text)),
    valid: 'a sender such as Air <air@town.example>',
  },
  pageUrl: {
    read: (text: string) => {
      const url = URL.parse(text);
      const isPage = url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
      return isPage ? text.replace(/\/+$/, '') : undefined;
    },
    valid: 'an address such as https://air.town.example',
  },
  smtpUrl: {
    read: accepted<string>((text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? '')),
    valid: 'an address such as smtps://user:password@mail.example, with special characters percent-encoded',
    isSecret: true,
  },
  databaseUrl: {
    read: accepted<string>((text) => {
      const protocol = URL.parse(text)?.protocol ?? '';
      return /^(postgres(ql)?|socket):$/.test(protocol) || text.startsWith('/');
    }),
    valid: 'an address such as postgres://user:password@host/database, with special characters percent-encoded',
    isSecret: true,
  },
  folder: {
    read: accepted<string>((text) => statSync(text, { throwIfNoEntry: false })?.isDirectory() ?? false),
    valid: 'a folder that exists',
  },
} satisfies Record<string, Rule<unknown>>;
