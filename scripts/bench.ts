import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bringBrowser } from './browser.ts';
import { root } from './run.ts';

export interface Row {
  figure: string;
  value: number;
  unit: string;
  /** What the figure is compared with; null when it stands alone. */
  base: string | null;
  /** value / the base's value, in the same run. */
  ratio: number | null;
  /** As a reader would say it: `≤ 170 kB`. */
  goal: string | null;
  met: boolean | null;
}

/** A benchmark is a file in bench/ that exports `measure`. `pnpm bench start graph` runs some of them, `--quick` for a rough idea. */
interface Benchmark {
  measure: () => Promise<Row[]>;
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
// A benchmark that is being written need not be exact, and its figures are not kept.
const isQuick = process.argv.includes('--quick');
const files = globSync('bench/*.bench.ts', { cwd: root }).sort();
process.env['ZRAK_BROWSER'] = bringBrowser(console.log).path;
mkdirSync(join(root, 'bench/results'), { recursive: true });

for (const file of files) {
  const name = basename(file, '.bench.ts');
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  const { measure } = (await import(join(root, file))) as Benchmark;
  const rows = await measure();
  for (const { figure, value, unit, base, ratio, goal, met } of rows) {
    const number = `${value.toLocaleString('en-GB', { maximumFractionDigits: 2 })} ${unit}`;
    const against = base === null ? '' : `${ratio?.toFixed(2)} × ${base}`;
    const verdict = met === null ? '' : met ? '✔' : '✖';
    console.log(
      `  ${figure.padEnd(52)} ${number.padStart(14)}  ${against.padEnd(18)} ${(goal ?? '').padEnd(12)} ${verdict}`,
    );
  }
  if (!isQuick) writeFileSync(join(root, `bench/results/${name}.json`), `${JSON.stringify(rows, null, 2)}\n`);
}
process.exit(0);
