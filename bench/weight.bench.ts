import type { Row } from '../scripts/bench.ts';
import { buildPortal } from '../scripts/build/buildPortal.ts';
import { initialScripts } from '../scripts/checks/initialScripts.ts';

/** JavaScript that a browser loads before it shows the login form. */
export async function measure(): Promise<Row[]> {
  await buildPortal(console.log);
  const scripts = initialScripts();
  const value = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return [
    {
      figure: 'JavaScript before the login form, gzip',
      value,
      unit: 'kB',
      base: null,
      ratio: null,
      goal: '≤ 168 kB',
      met: value <= 168,
    },
  ];
}
