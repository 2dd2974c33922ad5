import { describe, expect, it } from 'vitest';
import { placeLabels } from './placeLabels.ts';

describe('placeLabels', () => {
  it('shows names that have room', () => {
    const placed = placeLabels([
      { id: 'a', text: 'Kranj', x: 100, y: 100 },
      { id: 'b', text: 'Celje', x: 400, y: 100 },
    ]);
    expect([...placed]).toEqual(['a', 'b']);
  });

  it('gives the room to the earlier of two', () => {
    const placed = placeLabels([
      { id: 'a', text: 'Ljubljana Bežigrad', x: 100, y: 100 },
      { id: 'b', text: 'Ljubljana Celovška', x: 130, y: 102 },
    ]);
    expect([...placed]).toEqual(['a']);
  });

  it('covers no mark with a name', () => {
    const placed = placeLabels([
      { id: 'a', text: 'Kranj', x: 100, y: 100 },
      { id: 'b', text: 'Celje', x: 100, y: 122 },
    ]);
    expect([...placed]).toEqual(['b']);
  });
});
