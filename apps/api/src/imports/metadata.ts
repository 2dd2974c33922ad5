import Papa from 'papaparse';
import { plainLabel } from './labels.ts';
import { Refusal } from './refusal.ts';
import { openSource } from './source.ts';
import { encodingOf, readText } from './text.ts';

const stationColumns = ['Air Quality Station EoI Code', 'Air Quality Station Nat Code', 'Air Quality Station Name'];

/**
 * Names of the station of each sampling point: codes and name, from the metadata that the EEA offers beside its files.
 * @throws Refusal for another table
 */
export async function readEeaStations(path: string): Promise<(samplingPoint: string) => string[]> {
  const source = await openSource(path);
  const parts: string[] = [];
  for await (const part of readText(source, encodingOf(source))) parts.push(part);
  const [header = [], ...rows] = Papa.parse<string[]>(parts.join('').replace(/^\ufeff/, '')).data;
  const indexOf = (name: string): number => header.findIndex((heading) => plainLabel(heading) === plainLabel(name));
  const point = indexOf('Sampling Point Id');
  const columns = stationColumns.map(indexOf).filter((index) => index >= 0);
  if (point < 0 || columns.length === 0) {
    throw new Refusal('imports.refusals.notEeaMetadata', { name: source.name });
  }
  const names = new Map<string, string[]>();
  for (const row of rows) {
    if (row[point] !== undefined)
      names.set(
        row[point],
        columns.map((index) => row[index] ?? '').filter((name) => name !== ''),
      );
  }
  return (samplingPoint) => names.get(samplingPoint) ?? [];
}
