import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEeaStations } from './metadata.ts';

const folder = mkdtempSync(join(tmpdir(), 'zrak-metadata-'));
afterAll(() => rmSync(folder, { recursive: true }));

function stations(content: string | Uint8Array) {
  const path = join(folder, 'metadata.csv');
  writeFileSync(path, content);
  return readEeaStations(path);
}

const header =
  'Country,Air Quality Station EoI Code,Air Quality Station Nat Code,Air Quality Station Name,Sampling Point Id';

describe('metadata of the EEA', () => {
  it('name the station of a sampling point by its codes and its name', async () => {
    const of = await stations(`${header}\nSI,SI0001A,E21,"Bežigrad, Ljubljana",SPO.1\nSI,SI0002A,,Maribor,SPO.2\n`);
    expect(of('SPO.1')).toEqual(['SI0001A', 'E21', 'Bežigrad, Ljubljana']);
    expect(of('SPO.2')).toEqual(['SI0002A', 'Maribor']);
    expect(of('SPO.3')).toEqual([]);
  });

  it('may have other spellings of their headings, a byte order mark, and some of the columns', async () => {
    const of = await stations('\ufeffsamplingpointid,air_quality_station_name\nSPO.1,Bežigrad\nSPO.2\n\n');
    expect([of('SPO.1'), of('SPO.2')]).toEqual([['Bežigrad'], []]);
  });

  it('may be in the code page of a spreadsheet', async () => {
    const of = await stations(Buffer.from('Sampling Point Id,Air Quality Station Name\nSPO.1,Be\x9eigrad\n', 'latin1'));
    expect(of('SPO.1')).toEqual(['Bežigrad']);
  });

  it.each([
    ['of other columns', 'a,b\n1,2\n'],
    ['without stations', 'Sampling Point Id,Country\nSPO.1,SI\n'],
    ['without sampling points', 'Country,Air Quality Station Name\nSI,Bežigrad\n'],
    ['with a part of a heading', 'My Sampling Point Id,Air Quality Station Name\nSPO.1,a\n'],
    ['without lines', '\n'],
  ])('are no table %s', async (_, content) => {
    await expect(stations(content)).rejects.toThrow('metadata.csv is no metadata of the EEA');
  });
});
