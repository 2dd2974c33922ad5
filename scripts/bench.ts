import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type GraphicsCard, isSoftware, usesCard } from '../bench/graphicsCard.ts';
import { printRows } from '../bench/rows.ts';
import { ensureBrowser } from './browser.ts';
import { root } from './run.ts';

export interface Row {
  figure: string;
  value: number;
  unit: string;
  /** Baseline of the comparison; null for a figure without one. */
  base: string | null;
  /** `value` divided by the value of the baseline in the same run. */
  ratio: number | null;
  /** Text of the limit, such as `≤ 170 kB`. */
  goal: string | null;
  met: boolean | null;
}

/**
 * A benchmark is a file in `bench/` that exports `measure`. `pnpm bench start graph` runs the named ones; `--quick`
 * gives a rough estimate. `ZRAK_BENCH_GPU=vulkan` runs those that can use a graphics card, through that back end of
 * ANGLE, and stores their results separately.
 */
interface Benchmark {
  measure: () => Promise<Row[]>;
  /** In a benchmark that can use a graphics card. */
  graphicsCard?: () => Promise<GraphicsCard>;
}

const selected = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
// A quick run is for writing a benchmark: its figures are inexact and are not stored.
const isQuick = process.argv.includes('--quick');
const files = globSync('bench/*.bench.ts', { cwd: root }).sort();
process.env['ZRAK_BROWSER'] = ensureBrowser(console.log).path;
mkdirSync(join(root, 'bench/results'), { recursive: true });

for (const file of files) {
  const name = basename(file, '.bench.ts');
  if (selected.length > 0 && !selected.includes(name)) continue;
  console.log(`\n${name}`);
  const { measure, graphicsCard } = (await import(join(root, file))) as Benchmark;
  const card = usesCard ? await graphicsCard?.() : null;
  if (card === undefined) {
    console.log('  uses no graphics card');
    continue;
  }
  if (card && isSoftware(card)) {
    console.error(
      `  No graphics card: ZRAK_BENCH_GPU=${process.env['ZRAK_BENCH_GPU']} draws with ${card.renderer ?? 'nothing'}`,
    );
    process.exit(1);
  }
  if (card) console.log(`  ${card.renderer}, ${card.browser}`);
  const rows = await measure();
  printRows(rows);
  if (isQuick) continue;
  const result = card ? { ...card, date: new Date().toISOString().slice(0, 10), rows } : rows;
  writeFileSync(join(root, `bench/results/${name}${card ? '.gpu' : ''}.json`), `${JSON.stringify(result, null, 2)}\n`);
}
process.exit(0);
