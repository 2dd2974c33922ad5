import { parseArgs } from 'node:util';
import { type Fault, fuzz } from '../apps/api/test/fuzz/fuzz.ts';
import { randomOf } from '../apps/api/test/random.ts';

// Requests of every operation, valid and mutated, as every kind of viewer: `pnpm test:fuzz`,
// `pnpm test:fuzz --requests 5000 --seed 7`. On PostgreSQL if ZRAK_TEST_DATABASE_URL names one.
const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { requests: text, seed: text } });
const count = Number(values.requests ?? 20_000);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const began = performance.now();

function print({ kind, operationId, viewer, request, status, reason }: Fault): void {
  const { method, url, headers, payload } = request;
  const others = { ...headers, authorization: undefined };
  const body = Buffer.isBuffer(payload)
    ? payload.toString('latin1')
    : typeof payload === 'string'
      ? payload
      : JSON.stringify(payload);
  console.log(`  ${kind}, ${operationId} as ${viewer}: ${status} ${reason}`);
  console.log(`    ${method} ${url.slice(0, 500)} ${JSON.stringify(others)} ${body?.slice(0, 500) ?? ''}`);
}

console.log(`seed ${seed}`);
const { sent, faults, statuses, slowest } = await fuzz({
  requests: count,
  random: randomOf(seed),
  onFault: print,
  onProgress: (done) => console.log(`${done} requests, ${Math.round((performance.now() - began) / 1000)} s`),
});
const of = (kind: Fault['kind']) => faults.filter((fault) => fault.kind === kind).length;
const answers = [...statuses].sort(([one], [other]) => one - other).map(([status, number]) => `${number} × ${status}`);
console.log(`\n${sent} requests: ${answers.join(', ')}; slowest ${Math.round(slowest)} ms`);
console.log(`${of('serverError')} × 5xx, ${of('contract')} breaks of the contract, ${of('slow')} answers over 5 s`);
process.exit(faults.length === 0 ? 0 : 1);
