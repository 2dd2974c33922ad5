import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Quota } from '../apps/api/src/access/throttle.ts';
import { buildApp } from '../apps/api/src/app.ts';
import { demoPassword } from '../apps/api/src/demo/people.ts';
import { settingsFrom } from '../apps/api/src/settings.ts';
import type { Row } from '../scripts/bench.ts';
import { startServer } from '../scripts/server.ts';
import { median, percentile, readsDuring } from './reads.ts';

let callers = 0;
/** Unrelated callers, so that the throttle is not measured. */
const nextAddress = (): string => {
  callers++;
  return `10.${(callers >> 8) & 255}.${callers & 255}.1`;
};

/** The response time must not reveal whether a username exists: S6. */
async function answerTimes(data: string): Promise<Row[]> {
  const app = await buildApp({ settings: settingsFrom({ ZRAK_DATA: data, ZRAK_LOG: 'silent' }) });
  const { services } = app;
  const boundless = new Quota(services.now, Number.MAX_SAFE_INTEGER, 60);
  Object.assign(services, { resetMails: boundless, resetCalls: boundless, registrations: boundless });
  await app.listen({ host: '127.0.0.1', port: 4392 });
  const origin = 'http://127.0.0.1:4392';

  const post = async (path: string, body: object | URLSearchParams): Promise<{ time: number; seen: string }> => {
    const isForm = body instanceof URLSearchParams;
    const started = performance.now();
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
      body: isForm ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const time = performance.now() - started;
    // Work after the response must end before the next request.
    await services.background.idle();
    await services.audit.idle();
    return { time, seen: `${response.status} ${response.headers.get('content-length')} ${text}` };
  };
  const rowOf = async (
    figure: string,
    rounds: number,
    request: (email: string) => Promise<{ time: number; seen: string }>,
  ): Promise<Row> => {
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds + 10; round++) {
      const [nobody, somebody] = [`nobody${round}`, 'obala'] as const;
      const order = round % 2 === 0 ? [nobody, somebody] : [somebody, nobody];
      const seen = new Set<string>();
      for (const name of order) {
        const answer = await request(name);
        seen.add(answer.seen);
        // Warm-up rounds.
        if (round >= 10) (name === somebody ? known : unknown).push(answer.time);
      }
      if (seen.size > 1) throw new Error(`${figure}: answers differ: ${[...seen].join(' | ')}`);
    }
    const ratio = median(known) / median(unknown);
    return {
      figure,
      value: median(known),
      unit: 'ms',
      base: 'unknown',
      ratio,
      goal: '0.95 … 1.05 ×',
      met: Math.abs(ratio - 1) <= 0.05,
    };
  };
  try {
    return [
      await rowOf('Wrong password, known name', 120, async (username) => {
        // A new record each time, to avoid the throttle.
        await services.throttle.succeeded(`${username} 127.0.0.0/24`);
        await services.sprayThrottle.succeeded('127.0.0.1');
        return post(
          '/connect/token',
          new URLSearchParams({ grant_type: 'password', client_id: 'portal-spa', username, password: 'wrong' }),
        );
      }),
      await rowOf('Forgotten password, known address', 400, (name) =>
        post('/api/email/resetPassword/', { email: `${name}@example.org` }),
      ),
      await rowOf('Sign-up, known address', 120, (name) =>
        post('/register/', { email: `${name}@example.org`, password: 'Lipov-cvet-1', fullname: 'N' }),
      ),
    ];
  } finally {
    await app.close();
  }
}

/** A thousand users sign in at the same moment; those who are rejected with a delay try again. */
async function manyLogins(data: string): Promise<Row[]> {
  const server = await startServer(4393, data, { ZRAK_TRUST_PROXY: 'loopback', ZRAK_CALLS_PER_MINUTE: '1000000' });
  let delayed = 0;
  const login = async (): Promise<void> => {
    const address = nextAddress();
    for (;;) {
      const response = await fetch(`${server.address}/connect/token`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': address },
        body: new URLSearchParams({
          grant_type: 'password',
          client_id: 'portal-spa',
          username: 'okolje',
          password: demoPassword,
        }),
      });
      await response.arrayBuffer();
      if (response.ok) return;
      if (response.status !== 503) throw new Error(`A login was answered ${response.status}.`);
      delayed++;
      const seconds = Number(response.headers.get('retry-after'));
      await new Promise((done) => setTimeout(done, seconds * 1000 * (1 + Math.random())));
    }
  };
  try {
    for (let warm = 0; warm < 20; warm++) await login();
    await readsDuring(server.address, new Promise((done) => setTimeout(done, 2000)));
    const idle = await readsDuring(server.address, new Promise((done) => setTimeout(done, 5000)));
    const started = performance.now();
    const logins = 1000;
    const busy = await readsDuring(server.address, Promise.all(Array.from({ length: logins }, login)));
    const perSecond = logins / ((performance.now() - started) / 1000);
    const [p99, base] = [percentile(busy, 0.99), percentile(idle, 0.99)];
    return [
      {
        figure: '1,000 logins at once',
        value: perSecond,
        unit: 'logins/s',
        base: null,
        ratio: null,
        goal: '≥ 8 logins/s',
        met: perSecond >= 8,
      },
      {
        figure: 'Logins rejected with a delay',
        value: delayed,
        unit: 'answers',
        base: null,
        ratio: null,
        goal: null,
        met: null,
      },
      {
        figure: 'Map while they sign in, p99',
        value: p99,
        unit: 'ms',
        base: 'idle',
        ratio: p99 / base,
        goal: '≤ 250 ms',
        met: p99 <= 250,
      },
    ];
  } finally {
    await server.stop();
  }
}

/**
 * Signing in: checks that the response time does not reveal existing users, and that many simultaneous logins do not
 * block other requests.
 */
export async function measure(): Promise<Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'zrak-bench-'));
  try {
    return [...(await answerTimes(data)), ...(await manyLogins(data))];
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
