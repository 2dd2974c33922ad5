import { WebMercatorViewport } from '@deck.gl/core';
import { describe, expect, it } from 'vitest';
import type { Place } from '../marks/place.ts';
import {
  type Cell,
  cornersPerSprite,
  inParts,
  packSprites,
  perCorner,
  type Sprite,
  numbersPerSprite,
} from './sprites.ts';

const cell: Cell = { x: 10, y: 20, width: 30, height: 60 };
const mapping = { none: cell } as unknown as Record<string, Cell>;
const viewport = new WebMercatorViewport({ longitude: 14.5, latitude: 46.05, zoom: 18, width: 1000, height: 600 });
const project = (place: Place) => viewport.projectFlat(place);

const sprite: Sprite = { name: 'none', place: [14.505, 46.052], offset: [3, -4], height: 22 };

describe('sprites', () => {
  it('hold positions to a thousandth of a pixel at the maximum zoom', () => {
    const places = Array.from({ length: 20 }, (_, index) => ({
      ...sprite,
      place: [14.5 + index / 7000, 46.052] as Place,
    }));
    const packed = packSprites(places, mapping, project);
    const errors = places.map(({ place }, index) => {
      const [highX = 0, highY = 0, lowX = 0, lowY = 0] = packed.slice(index * numbersPerSprite);
      const [x, y] = viewport.projectFlat(place);
      const whole = Math.hypot(highX + lowX - x, highY + lowY - y);
      return { whole: whole * viewport.scale, half: Math.hypot(highX - x, highY - y) * viewport.scale };
    });
    expect(Math.max(...errors.map(({ whole }) => whole))).toBeLessThan(0.001);
    // A single 32-bit number would be visibly wrong.
    expect(Math.max(...errors.map(({ half }) => half))).toBeGreaterThan(1);
  });

  it('keep the aspect ratio of their picture unless stretched, and are rotated by their angle', () => {
    const packed = packSprites([sprite, { ...sprite, width: 40, angle: Math.PI / 2 }], mapping, project);
    expect(Array.from(packed.slice(4, numbersPerSprite))).toEqual([3, -4, 11, 22, 1, 0, 10, 20, 30, 60]);
    const [width, height, cosine, sine] = packed.slice(numbersPerSprite + 6, numbersPerSprite + 10);
    expect([width, height, sine]).toEqual([40, 22, 1]);
    expect(cosine).toBeCloseTo(0);
  });

  it('are written once per vertex', () => {
    const packed = packSprites([sprite, { ...sprite, height: 40 }], mapping, project);
    const vertices = perCorner(packed);
    const heights = Array.from(
      { length: vertices.length / numbersPerSprite },
      (_, vertex) => vertices[vertex * numbersPerSprite + 7],
    );
    expect(heights).toEqual([...Array(cornersPerSprite).fill(22), ...Array(cornersPerSprite).fill(40)]);
    expect(vertices.slice(-numbersPerSprite)).toEqual(packed.slice(numbersPerSprite));
  });

  it.each([0, 1, 276.123456789, -511.9999999])('split %d into two parts that add up to it', (value) => {
    const [high, low] = inParts(value);
    expect(Math.fround(high)).toBe(high);
    expect(high + low).toBe(value);
  });
});
