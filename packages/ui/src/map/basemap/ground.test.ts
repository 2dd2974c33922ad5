import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { offlineStyle } from '../StationMap/offlineStyle.ts';
import { type GroundKind, groundShapes, type Position } from './ground.ts';
import { townNames } from './towns.ts';

const colors = { land: '#fff', sea: '#eee', river: '#ccc', boundary: '#aaa', label: '#000', halo: '#fff' };
const shapes = groundShapes();

const ofKind = (kind: GroundKind) => shapes.filter((shape) => shape.kind === kind);
const linesOf = (kind: GroundKind) => ofKind(kind).flatMap(({ lines }) => lines);

/** Even number of crossings: outside (also inside a hole). */
function isInside([x, y]: Position, rings: readonly (readonly Position[])[]): boolean {
  let isIn = false;
  for (const ring of rings) {
    ring.forEach(([x1, y1], index) => {
      const [x2, y2] = ring[(index + 1) % ring.length]!;
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isIn = !isIn;
    });
  }
  return isIn;
}

const isOn = (kind: 'land' | 'lake', position: Position) => ofKind(kind).some(({ lines }) => isInside(position, lines));

/** Whether one of the lines passes a position at less than 0.2 degrees. */
const passes = (lines: readonly (readonly Position[])[], position: Position) =>
  lines.some((line) => line.some((point, index) => distance(position, line[index - 1] ?? point, point) < 0.2));

function distance([x, y]: Position, [x1, y1]: Position, [x2, y2]: Position): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
  return Math.hypot(x1 + share * (x2 - x1) - x, y1 + share * (y2 - y1) - y);
}

const names = new Map(townNames().map(({ name, longitude, latitude }) => [name, [longitude, latitude]]));

describe('the ground of the offline map', () => {
  it('covers every continent', () => {
    const places: Record<string, Position> = {
      Slovenia: [14.8, 46.1],
      'Central Africa': [20, 5],
      Siberia: [100, 62],
      Patagonia: [-70, -47],
      Kansas: [-98, 39],
      Australia: [134, -25],
      Antarctica: [0, -80],
    };
    expect(Object.keys(places).filter((name) => !isOn('land', places[name]!))).toEqual([]);
  });

  it('has sea where there is none of them', () => {
    const seas: Record<string, Position> = {
      'Gulf of Trieste': [13.6, 45.62],
      Adriatic: [15, 43.5],
      'Atlantic Ocean': [-35, 30],
      'Pacific Ocean': [-140, 0],
      'Black Sea': [34, 43.3],
    };
    expect(Object.keys(seas).filter((name) => isOn('land', seas[name]!))).toEqual([]);
  });

  it('has lakes, rivers and borders', () => {
    expect(isOn('lake', [17.7, 46.85])).toBe(true);
    expect(isOn('lake', [33, -1])).toBe(true);
    const rivers = [...linesOf('river'), ...linesOf('stream')];
    expect(passes(rivers, [14.55, 46.09])).toBe(true);
    expect(passes(rivers, [31.2, 30.1])).toBe(true);
    expect(passes(linesOf('border'), [15.64, 46.2])).toBe(true);
    expect(passes(linesOf('border'), [-106.5, 31.8])).toBe(true);
  });

  it('names small towns of Slovenia and large cities of the world', () => {
    const wanted = ['Ljubljana', 'Novo mesto', 'Vransko', 'Bled', 'Wien', 'Praha', 'Nairobi', 'Tokyo', 'Santiago'];
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
    const [x = 0, y = 0] = names.get('Novo mesto') ?? [];
    expect([x, y].map((degrees) => degrees.toFixed(1))).toEqual(['15.2', '45.8']);
  });

  it('is at most 200 kB of gzip', () => {
    const sizes = ['land', 'places', 'water'].map((name) => {
      const data: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'));
      return gzipSync(JSON.stringify(data)).length;
    });
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(200_000);
  });

  it('names the sources of the data', () => {
    const { sources } = offlineStyle(colors);
    const [source] = Object.values(sources);
    const text = source && 'attribution' in source ? (source.attribution ?? '') : '';
    expect(text.replaceAll(/<[^>]+>/g, '')).toBe('© OpenStreetMap © GSHHG © GeoNames');
    expect(text).toContain('https://www.openstreetmap.org/copyright');
    expect(text).toContain('https://www.geonames.org/');
  });
});
