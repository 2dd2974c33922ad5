import { describe, expect, it } from 'vitest';
import { panIntoView } from './panIntoView.ts';

const sight = { left: 400, top: 0, right: 1200, bottom: 700 };
const card = { left: 412, top: 400, right: 712, bottom: 660 };

describe('a selected station', () => {
  it('stays if it is clearly visible', () => {
    expect(panIntoView({ x: 900, y: 600 }, sight, card, false)).toBeNull();
    expect(panIntoView({ x: 500, y: 300 }, sight, card, false)).toBeNull();
    expect(panIntoView({ x: 500, y: 600 }, sight, null, false)).toBeNull();
  });

  it.each([
    [500, 500, 'under its card'],
    [500, 370, 'over it, where its name would be under it'],
    [760, 500, 'beside it, where half its name would be under it'],
    [390, 200, 'under a panel'],
    [1190, 200, 'at the edge'],
  ])('moves to the middle of the visible area from %i, %i: %s', (x, y) => {
    expect(panIntoView({ x, y }, sight, card, false)).toEqual([0, 0]);
  });

  it('moves beside its card if the card reaches to the middle', () => {
    const narrow = { ...sight, right: 1000 };
    const tall = { ...card, top: 200 };
    expect(panIntoView({ x: 500, y: 500 }, narrow, tall, false)).toEqual([(712 + 1000) / 2 - 700, 0]);
  });

  it('moves above a card that is a bottom sheet', () => {
    const phone = { left: 0, top: 0, right: 390, bottom: 320 };
    const sheet = { left: 8, top: 120, right: 382, bottom: 292 };
    expect(panIntoView({ x: 195, y: 160 }, phone, sheet, true)).toEqual([0, 60 - 160]);
  });
});
