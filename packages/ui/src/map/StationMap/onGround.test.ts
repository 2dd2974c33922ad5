import type { StyleSpecification } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import { onGround } from './onGround.ts';

const tiles: StyleSpecification = {
  version: 8,
  sources: { tiles: { type: 'raster', tiles: ['/{z}/{x}/{y}.png'] } },
  layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
};

describe('onGround', () => {
  it('adds a background in the colour of land to a style without one', () => {
    const { layers, sources } = onGround(tiles, '#eee');
    expect(layers.map(({ type }) => type)).toEqual(['background', 'raster']);
    expect(layers[0]).toMatchObject({ paint: { 'background-color': '#eee' } });
    expect(sources).toBe(tiles.sources);
  });

  it('returns a style with a background as the same object, because a new object would create a new map', () => {
    const grounded: StyleSpecification = { ...tiles, layers: [{ id: 'sea', type: 'background' }, ...tiles.layers] };
    expect(onGround(grounded, '#eee')).toBe(grounded);
  });
});
