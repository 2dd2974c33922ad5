import { spawnSync } from 'node:child_process';
import type { Row } from '../../scripts/bench.ts';
import { ensureBrowser } from '../../scripts/browser.ts';
import { median } from '../pages.ts';

/** Not among the packages of this repository: it would double the time of their installation. */
const lighthouse = 'lighthouse@13.5.0';
const categories = { performance: 'performance', accessibility: 'accessibility', 'best-practices': 'best practices' };
type Category = keyof typeof categories;

interface Report {
  categories: Record<Category, { score: number | null }>;
}

/** Scores of a mobile visit with simulated throttling, 0 to 100. */
function scoresOf(address: string): Record<Category, number> {
  const { status, stdout, stderr } = spawnSync(
    'pnpm',
    [
      'dlx',
      lighthouse,
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${Object.keys(categories).join(',')}`,
      '--chrome-flags=--headless --no-sandbox --enable-unsafe-swiftshader',
    ],
    { encoding: 'utf8', maxBuffer: 64 << 20, env: { ...process.env, CHROME_PATH: ensureBrowser(console.log).path } },
  );
  if (status !== 0) throw new Error(`Lighthouse has failed for ${address}:\n${stderr}`);
  const { categories: measured } = JSON.parse(stdout) as Report;
  return Object.fromEntries(
    Object.entries(measured).map(([name, { score }]) => [name, Math.round((score ?? NaN) * 100)]),
  ) as Record<Category, number>;
}

/**
 * Rows of Lighthouse for a screen.
 * @param performance lowest score that meets the goal
 * @param runs number of visits, of which the median counts
 */
export function lighthouseRows(screen: string, address: string, performance: number | undefined, runs: number): Row[] {
  const all = Array.from({ length: runs }, () => scoresOf(address));
  const goals: Record<Category, number | undefined> = { performance, accessibility: 100, 'best-practices': 95 };
  return (Object.keys(categories) as Category[]).map((category) => {
    const value = median(all.map((scores) => scores[category]));
    const least = goals[category];
    return {
      figure: `${screen}, Lighthouse mobile: ${categories[category]}`,
      value,
      unit: '',
      base: null,
      ratio: null,
      goal: least === undefined ? null : `≥ ${least}`,
      met: least === undefined ? null : value >= least,
    };
  });
}
