import type { StyleSpecification } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import { onGround } from './onGround.ts';

const tiles: StyleSpecification = {
  version: 8,
  sources: { tiles: { type: 'raster', tiles: ['/{z}/{x}/{y}.png'] } },
  layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
};

describe('onGround', () => {
  it("lays the land's colour under a style that has no ground", () => {
    const { layers, sources } = onGround(tiles, '#eee');
    expect(layers.map(({ type }) => type)).toEqual(['background', 'raster']);
    expect(layers[0]).toMatchObject({ paint: { 'background-color': '#eee' } });
    expect(sources).toBe(tiles.sources);
  });

  it('leaves a ground alone, and the style the same object: another would be another map', () => {
    const grounded: StyleSpecification = { ...tiles, layers: [{ id: 'sea', type: 'background' }, ...tiles.layers] };
    expect(onGround(grounded, '#eee')).toBe(grounded);
  });
});
