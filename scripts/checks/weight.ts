import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileWhole } from '../build/compileHint.ts';
import { type InitialScript, initialScripts, stationElementScripts } from './initialScripts.ts';
import { root } from '../run.ts';

// Measures the scripts that a browser loads before the login form and makes sure that they contain no map, chart or
// Excel code. Also measures the scripts before the first values of a station, and all that a station card loads on a
// page of another site.
const limit = 168_000;
const stationLimit = 285_000;
const elementLimit = 60_000;
const lazyLibraries = { MapLibre: 'maplibregl', 'deck.gl': 'deck.gl', nivo: '@nivo', SheetJS: 'SheetJS' };

function sumOf(what: string, scripts: readonly InitialScript[], most: number): number {
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of scripts) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`);
  console.log(`${(total / 1000).toFixed(1).padStart(7)} kB  ${what}, of ${most / 1000} kB`);
  return total;
}

const scripts = initialScripts();
const total = sumOf('before the login form', scripts, limit);
const stationTotal = sumOf('before the first values of a station', initialScripts('station'), stationLimit);
const elementTotal = sumOf('for a station card on another site', stationElementScripts(), elementLimit);

const problems = scripts.flatMap(({ file }) => {
  const code = readFileSync(join(root, 'apps/portal/dist', file), 'utf8');
  return Object.entries(lazyLibraries).flatMap(([name, mark]) =>
    code.includes(mark) ? [`${file} contains ${name}`] : [],
  );
});
for (const name of ['index', 'charts', 'maplibre-gl', 'stationOverlay']) {
  const files = globSync(`apps/portal/dist/assets/${name}-*.js`, { cwd: root, exclude: ['**/*worker*'] });
  const isHinted = (file: string) => readFileSync(join(root, file), 'utf8').startsWith(`${compileWhole}\n`);
  if (files.length === 0 || !files.every(isHinted)) problems.push(`${name} is not compiled while it loads`);
}
// The word for calendar in Slovene, German and Greek: React Aria's texts in the languages of the portal, and in no other.
const screensCode = globSync('apps/portal/dist/assets/*.js', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('');
for (const word of ['Koledar', 'Kalender']) {
  if (!screensCode.includes(word)) problems.push(`The calendar has lost its text ${word}`);
}
if (screensCode.includes('Ημερολόγιο'))
  problems.push('The calendar has texts in languages that the portal does not have');
if (total > limit) problems.push(`More than ${limit / 1000} kB before the login form`);
if (stationTotal > stationLimit) problems.push(`More than ${stationLimit / 1000} kB before the values of a station`);
if (elementTotal > elementLimit) problems.push(`More than ${elementLimit / 1000} kB for a station card`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
