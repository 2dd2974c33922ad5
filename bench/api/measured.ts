import { percentile } from '../reads.ts';
import { type Answered, load } from './load.ts';
import type { Network } from './network.ts';
import type { Servers, Usage } from './server.ts';
import { visitsOf } from './visits.ts';

const megabyte = 1_000_000;

export interface Measured extends Answered, Usage {
  /** Answers per second. */
  rate: number;
  /** Answers that are neither the thing asked for nor a request to come later. */
  failed: number;
}

/**
 * Asks as fast as the servers answer, after a third of the time that does not count.
 * @param duration milliseconds
 */
export async function measureLoad(
  network: Network,
  servers: Servers,
  count: number,
  duration: number,
  threads = 1,
): Promise<Measured> {
  const visits = await visitsOf(network, servers, count);
  await load({ visits, duration: duration / 3, pause: 0 }, threads);
  const before = await servers.usage();
  const answered = await load({ visits, duration, pause: 0 }, threads);
  const after = await servers.usage();
  const expected = [200, 304, 429, 503];
  const failed = Object.entries(answered.statuses).reduce(
    (sum, [status, times]) => sum + (expected.includes(Number(status)) ? 0 : times),
    0,
  );
  return {
    ...answered,
    ...after,
    cpu: after.cpu - before.cpu,
    database: after.database - before.database,
    statements: after.statements - before.statements,
    rate: answered.times.length / (duration / 1000),
    failed,
  };
}

const perThousand = (value: (one: Measured) => number) => (one: Measured) => (value(one) / one.times.length) * 1000;

interface Figure {
  name: string;
  unit: string;
  of: (one: Measured) => number;
}

export const figures: Figure[] = [
  { name: 'answers', unit: '/s', of: ({ rate }) => rate },
  { name: 'p50', unit: 'ms', of: ({ times }) => percentile(times, 0.5) },
  { name: 'p99', unit: 'ms', of: ({ times }) => percentile(times, 0.99) },
  { name: 'processor per 1,000', unit: 's', of: perThousand(({ cpu }) => cpu) },
  { name: 'database per 1,000', unit: 's', of: perThousand(({ database }) => database) },
  { name: 'statements per 1,000', unit: '', of: perThousand(({ statements }) => statements) },
  { name: 'memory', unit: 'MB', of: ({ memory }) => memory / megabyte },
  { name: 'longest block', unit: 'ms', of: ({ blocked }) => blocked * 1000 },
];
