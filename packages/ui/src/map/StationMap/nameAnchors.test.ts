import { describe, expect, it } from 'vitest';
import { anchorsInside } from './nameAnchors.ts';

// About 130 pixels.
const name = 'Ljubljana Celovška';

describe('the name of a station', () => {
  it.each([
    [200, 'top bottom left right', 'has every place in the middle of a map'],
    [131, 'top bottom left', 'is not on the left of a mark near the left edge'],
    [30, 'left', 'is on the right of a mark at the left edge'],
    [300, 'top bottom right', 'is not on the right of a mark near the right edge'],
    [380, 'right', 'is on the left of a mark at the right edge'],
  ])('at %i: %s; it %s', (x, anchors) => {
    expect(anchorsInside(name, x, 0, 400)).toBe(anchors);
  });

  it('goes anywhere where nothing has room', () => {
    expect(anchorsInside(name, 50, 0, 100)).toBe('top bottom left right');
  });
});
