import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Row } from '../../scripts/bench.ts';
import { ensureBrowser } from '../../scripts/browser.ts';
import { root } from '../../scripts/run.ts';
import { median } from '../pages.ts';
import { alone, printRows } from '../rows.ts';
import { baseCommit, type Checkout, checkOut } from './base.ts';
import { chartProbe } from './chart.ts';
import { mapProbe } from './map.ts';
import type { Probe, Subject } from './probe.ts';
import { serverProbe } from './server.ts';
import { isWorse, medianRatio, type Turns } from './verdict.ts';

// Five figures of this version beside those of an earlier one: `pnpm bench:regression`, `pnpm bench:regression map
// --base v1.0.0`. Described in docs/performance/regressions.md.

const began = Date.now();
const say = (line: string): void => console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`);

/** Turns of a figure that is suspected. */
const moreTurns = 2;

/** Neither version always follows the other: base, current, current, base. */
async function takeTurns(base: Subject, current: Subject, from: number, count: number): Promise<Turns[]> {
  const taken: { base: number[][]; current: number[][] } = { base: [], current: [] };
  for (let turn = from; turn < from + count; turn++) {
    const order = turn % 2 === 0 ? (['base', 'current'] as const) : (['current', 'base'] as const);
    for (const version of order) taken[version].push(await (version === 'base' ? base : current).take(turn));
  }
  return taken.base[0]!.map((_, figure) => ({
    base: taken.base.map((values) => values[figure]!),
    current: taken.current.map((values) => values[figure]!),
  }));
}

interface Found {
  rows: Row[];
  /** A sentence for each figure that is worse. */
  worse: string[];
}

const inPercent = (ratio: number): string => `${((ratio - 1) * 100).toFixed(0)} %`;

async function compare(probe: Probe, base: Subject, current: Subject): Promise<Found> {
  let turns = await takeTurns(base, current, probe.warmUp, probe.turns);
  const isSuspected = turns.map((one, index) => isWorse(one, probe.figures[index]!));
  if (isSuspected.includes(true)) {
    const names = probe.figures.filter((_, index) => isSuspected[index]).map(({ name }) => name);
    say(`Measured again, with more turns: ${names.join('; ')}`);
    const again = await takeTurns(base, current, probe.warmUp + probe.turns, probe.turns * moreTurns);
    turns = turns.map((first, index) => (isSuspected[index] ? again[index]! : first));
  }
  const isWorseNow = turns.map((one, index) => isSuspected[index]! && isWorse(one, probe.figures[index]!));
  return {
    rows: probe.figures.map(({ name, unit, tolerance }, index) => ({
      figure: name,
      value: median(turns[index]!.current),
      unit,
      base: 'base',
      ratio: medianRatio(turns[index]!),
      goal: `≤ ${(1 + tolerance).toFixed(2)} ×`,
      met: !isWorseNow[index],
    })),
    worse: probe.figures.flatMap(({ name, unit, tolerance }, index) => {
      const { base: theirs, current: ours } = turns[index]!;
      const figures = `${median(ours).toFixed(2)} ${unit} instead of ${median(theirs).toFixed(2)} ${unit}`;
      const more = `${inPercent(medianRatio(turns[index]!))} more, ${tolerance * 100} % allowed`;
      return isWorseNow[index] ? [`${name}: ${figures}, ${more}`] : [];
    }),
  };
}

/** A version that has been measured before, without the values being kept. */
async function openWarm(probe: Probe, from: string, place: number): Promise<Subject> {
  const subject = await probe.open(from, place);
  try {
    for (let turn = 0; turn < probe.warmUp; turn++) await subject.take(turn);
    return subject;
  } catch (error) {
    await subject.stop();
    throw error;
  }
}

/** The base may lack what the probe uses: it is reported, and the current version is measured alone. */
async function openBase(probe: Probe, from: string): Promise<Subject | undefined> {
  try {
    return await openWarm(probe, from, 0);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    const names = probe.figures.map(({ name }) => name).join('; ');
    say(`Not compared, because the base cannot be measured (${reason}): ${names}`);
    return undefined;
  }
}

async function measure(probe: Probe, base: string): Promise<Found> {
  say(probe.figures.map(({ name }) => name).join('; '));
  const before = await openBase(probe, base);
  let now: Subject | undefined;
  try {
    now = await openWarm(probe, root, 1);
    if (before) return await compare(probe, before, now);
    const values = await now.take(probe.warmUp);
    const rows = probe.figures.map(({ name, unit }, index) => alone(name, values[index]!, unit));
    return { rows, worse: [] };
  } finally {
    await Promise.all([before?.stop(), now?.stop()]);
  }
}

const probesIn = (folder: string): Record<string, Probe> => ({
  server: serverProbe(folder),
  chart: chartProbe(),
  map: mapProbe(folder),
});

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { base: { type: 'string' } }, allowPositionals: true });
  const commit = baseCommit(values.base);
  process.env['ZRAK_BROWSER'] = ensureBrowser(console.log).path;
  const folder = mkdtempSync(join(tmpdir(), 'zrak-bench-'));
  let base: Checkout | undefined;
  try {
    base = await checkOut(commit, say);
    say(`The base is ${commit.slice(0, 8)}`);
    const found: Found[] = [];
    for (const [name, probe] of Object.entries(probesIn(folder))) {
      if (positionals.length > 0 && !positionals.includes(name)) continue;
      found.push(await measure(probe, base.folder));
    }
    console.log('');
    printRows(found.flatMap(({ rows }) => rows));
    const worse = found.flatMap((one) => one.worse);
    console.log('');
    for (const line of worse) console.error(`✖ ${line}`);
    say(worse.length === 0 ? '✔ no figure is worse than its tolerance' : `${worse.length} figures are worse`);
    return worse.length === 0 ? 0 : 1;
  } finally {
    base?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  process.exit(await main());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
