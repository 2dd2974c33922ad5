import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

const data = resolve(import.meta.dirname, '../../../../shared/data');
/** The measurements are not committed. */
export const hasLondon = existsSync(join(data, 'london-marylebone-1998-2005.csv.gz'));

/** A column of London's hours, by the text of their time; µg/m³ of NO2 at 20 °C where `factor` says so. */
export function london(name: string, factor = 1): Map<number, number> {
  const [head, ...lines] = gunzipSync(readFileSync(join(data, 'london-marylebone-1998-2005.csv.gz')))
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.trim().split(','));
  const [time, value] = [head!.indexOf('date'), head!.indexOf(name)];
  return new Map(
    lines.map((cells) => {
      const instant = Date.parse(`${cells[time]!.replace(' ', 'T').slice(0, 16)}:00Z`) / 1000;
      return [instant, cells[value] === '' ? Number.NaN : Number(cells[value]) * factor];
    }),
  );
}
