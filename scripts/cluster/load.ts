import { setTimeout } from 'node:timers/promises';
import type { Account } from './installation.ts';

type Kind = 'read' | 'write' | 'refresh' | 'signIn';

interface Call {
  kind: Kind;
  /** Milliseconds since 1970, at the end of the call. */
  at: number;
  /** 0 without an answer. */
  status: number;
}

/** A series of a logger, and the interval that it writes next. */
interface Logger {
  seriesId: string;
  next: number;
  /** First intervals of the acknowledged calls. */
  acknowledged: number[];
}

interface Session {
  account: Account;
  access: string;
  refresh: string;
  /** Milliseconds; the portal, too, refreshes long before a token expires. */
  refreshAt: number;
  hasEnded: boolean;
}

const slotSeconds = 900;
const firstSlot = Date.UTC(2020, 0, 1) / 1000 / slotSeconds;
/** Intervals of a call. */
const callLength = 4;
const valueOf = (slot: number, seriesId: string): number => (slot * 3 + seriesId.length * 17) % 83;

const pause = { read: 200, write: 100, refresh: 3000, signIn: 2000 };
/** A caller that got no answer tries again after this time, milliseconds. */
const again = 500;

/** How calls ended while something happened. */
export interface Disturbance {
  /** Calls without an answer, or with 5xx. */
  failures: number;
  /** Of these calls; 0 without an answer. */
  statuses: ReadonlySet<number>;
  /** Seconds since the beginning. */
  lastFailure: number;
  summary: string;
}

const seconds = (duration: number): string => `${duration.toFixed(1)} s`;

export interface LoadOptions {
  address: string;
  accounts: readonly Account[];
  /** Secret of the key that the loggers use. */
  secret: string;
  seriesIds: readonly string[];
  reads: readonly string[];
  sessionCount: number;
}

/** Loggers, signed-in users and visitors that call without a pause until they are stopped. */
export class Load {
  readonly calls: Call[] = [];
  readonly loggers: Logger[];
  readonly sessions: Session[] = [];
  readonly #options: LoadOptions;
  #isStopped = false;
  #running: Promise<unknown> = Promise.resolve();

  constructor(options: LoadOptions) {
    this.#options = options;
    this.loggers = options.seriesIds.map((seriesId) => ({ seriesId, next: firstSlot, acknowledged: [] }));
  }

  async start(): Promise<void> {
    const { accounts, sessionCount } = this.#options;
    for (let index = 0; index < sessionCount; index++) {
      const session = await this.#signIn(accounts[index % accounts.length]!);
      if (session === undefined) throw new Error('A user cannot sign in.');
      this.sessions.push(session);
    }
    this.#running = Promise.all([
      ...this.loggers.map((logger) => this.#log(logger)),
      ...this.sessions.map((session) => this.#use(session)),
      this.#signInAgain(),
    ]);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  /** Number of times that somebody signed in. */
  get signIns(): number {
    return this.calls.filter(({ kind, status }) => kind === 'signIn' && status === 200).length;
  }

  get acknowledgedValues(): number {
    return this.loggers.reduce((sum, { acknowledged }) => sum + acknowledged.length * callLength, 0);
  }

  /** Reads back what was acknowledged. @returns number of values that are missing or differ */
  async lostValues(): Promise<number> {
    const { address, accounts } = this.#options;
    const reader = await this.#signIn(accounts[0]!);
    if (reader === undefined) throw new Error('A user cannot sign in.');
    let lost = 0;
    for (const { seriesId, acknowledged, next } of this.loggers) {
      const [from, to] = [firstSlot, next].map((slot) => new Date(slot * slotSeconds * 1000).toISOString());
      const query = new URLSearchParams({ seriesIds: seriesId, from: from!, to: to!, interval: 'PT15M' });
      const headers = { authorization: `Bearer ${reader.access}` };
      const response = await fetch(`${address}/api/dataseries/getData?${query}`, { headers });
      if (!response.ok) throw new Error(`A read was answered ${response.status}: ${await response.text()}`);
      const { series } = (await response.json()) as { series: { start: string; values: (number | null)[] }[] };
      const stored = series[0]!;
      const offset = Date.parse(stored.start) / 1000 / slotSeconds;
      for (const first of acknowledged) {
        for (let slot = first; slot < first + callLength; slot++) {
          if (stored.values[slot - offset] !== valueOf(slot, seriesId)) lost++;
        }
      }
    }
    return lost;
  }

  /** Runs something while the calls go on, and sums up how they ended. Calls that are open at its end belong to it. */
  async during(run: () => Promise<void>): Promise<Disturbance> {
    const begin = Date.now();
    await run();
    await setTimeout(2000);
    const calls = this.calls.filter(({ at }) => at >= begin);
    const failed = calls.filter(({ status }) => status === 0 || status >= 500);
    const lastFailure = Math.max(0, ...failed.map(({ at }) => at - begin)) / 1000;
    const byKind = [...Map.groupBy(failed, ({ kind }) => kind)].map(
      ([kind, all]) => `${all.length} ${kind} (${[...new Set(all.map(({ status }) => status || 'cut'))].join(', ')})`,
    );
    const failures =
      failed.length === 0 ? 'none failed' : `failed: ${byKind.join(', ')}, the last after ${seconds(lastFailure)}`;
    return {
      failures: failed.length,
      statuses: new Set(failed.map(({ status }) => status)),
      lastFailure,
      summary: `${calls.length} calls in ${seconds((Date.now() - begin) / 1000)}, ${failures}`,
    };
  }

  /** Refreshes all sessions once more. @returns those that are alive */
  async aliveSessions(): Promise<number> {
    let alive = 0;
    for (const session of this.sessions) {
      session.refreshAt = 0;
      if (!session.hasEnded && (await this.#refresh(session))) alive++;
    }
    return alive;
  }

  async #call(kind: Kind, path: string, init?: RequestInit): Promise<{ status: number; text: string }> {
    try {
      const response = await fetch(`${this.#options.address}${path}`, { ...init, signal: AbortSignal.timeout(30_000) });
      const text = await response.text();
      this.calls.push({ kind, at: Date.now(), status: response.status });
      return { status: response.status, text };
    } catch {
      this.calls.push({ kind, at: Date.now(), status: 0 });
      return { status: 0, text: '' };
    }
  }

  /** Repeats a call until it is acknowledged, as a logger does. */
  async #log(logger: Logger): Promise<void> {
    while (!this.#isStopped) {
      const slots = Array.from({ length: callLength }, (_, index) => logger.next + index);
      const series = [
        {
          seriesId: logger.seriesId,
          times: slots.map((slot) => slot * slotSeconds),
          values: slots.map((slot) => valueOf(slot, logger.seriesId)),
        },
      ];
      const { status, text } = await this.#call('write', '/api/measurements', {
        method: 'POST',
        headers: { authorization: `Bearer ${this.#options.secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ series }),
      });
      if (status === 200) {
        logger.acknowledged.push(logger.next);
        logger.next += callLength;
      } else if (status > 0 && status < 500) throw new Error(`A write was answered ${status}: ${text}`);
      await setTimeout(status === 200 ? pause.write : again);
    }
  }

  async #use(session: Session): Promise<void> {
    const { reads } = this.#options;
    for (let count = 0; !this.#isStopped && !session.hasEnded; count++) {
      if (session.refreshAt <= Date.now()) await this.#refresh(session);
      const { status } = await this.#call('read', reads[count % reads.length]!, {
        headers: { authorization: `Bearer ${session.access}` },
      });
      // The session was ended by the server, or its token is unknown to it.
      if (status === 401) session.refreshAt = 0;
      await setTimeout(pause.read * (0.5 + Math.random()));
    }
  }

  /** @returns whether the session goes on; an answer that was lost says nothing */
  async #refresh(session: Session): Promise<boolean> {
    const { status, text } = await this.#call(
      'refresh',
      '/connect/token',
      form({ grant_type: 'refresh_token', refresh_token: session.refresh }),
    );
    if (status === 200) Object.assign(session, sessionOf(session.account, text));
    else if (status === 400) session.hasEnded = true;
    return status === 200;
  }

  async #signIn(account: Account): Promise<Session | undefined> {
    const { status, text } = await this.#call('signIn', '/connect/token', form({ grant_type: 'password', ...account }));
    if (status > 0 && status !== 200 && status < 500) throw new Error(`Signing in was answered ${status}: ${text}`);
    return status === 200 ? sessionOf(account, text) : undefined;
  }

  async #signInAgain(): Promise<void> {
    const { accounts } = this.#options;
    for (let count = 0; !this.#isStopped; count++) {
      await this.#signIn(accounts[count % accounts.length]!);
      await setTimeout(pause.signIn);
    }
  }
}

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams({ client_id: 'portal-spa', ...fields }),
});

function sessionOf(account: Account, text: string): Session {
  const { access_token: access, refresh_token: refresh } = JSON.parse(text) as Record<string, string>;
  const refreshAt = Date.now() + pause.refresh * (0.5 + Math.random());
  return { account, access: access!, refresh: refresh!, refreshAt, hasEnded: false };
}
