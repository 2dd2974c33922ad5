import { describe, expect, it } from 'vitest';
import { besidePlace } from './besidePlace.ts';

const frame = { width: 800, height: 430 };
const box = { width: 300, height: 240 };
const open = { top: 0, right: 0, bottom: 0, left: 0 };

describe('besidePlace', () => {
  it('is above the position if it fits', () => {
    expect(besidePlace({ x: 400, y: 300 }, box, frame, open)).toEqual([250, 36]);
  });

  it('is below a position near the upper edge', () => {
    expect(besidePlace({ x: 400, y: 100 }, box, frame, open)).toEqual([250, 140]);
  });

  it('is to a side if it fits neither above nor below', () => {
    expect(besidePlace({ x: 400, y: 215 }, box, frame, open)).toEqual([428, 95]);
    expect(besidePlace({ x: 700, y: 215 }, box, frame, open)).toEqual([372, 95]);
  });

  it('avoids covered sides of the frame if it fits', () => {
    const narrowed = { ...open, left: 200, right: 200 };
    expect(besidePlace({ x: 220, y: 300 }, box, frame, narrowed)).toEqual([208, 36]);
    expect(besidePlace({ x: 590, y: 300 }, box, frame, narrowed)).toEqual([292, 36]);
    expect(besidePlace({ x: 220, y: 300 }, box, frame, { ...narrowed, right: 400 })).toEqual([70, 36]);
  });

  it('is inside the frame for any position', () => {
    for (let x = 0; x <= frame.width; x += 40) {
      for (let y = 0; y <= frame.height; y += 10) {
        const [left, top] = besidePlace({ x, y }, box, frame, open);
        expect(left).toBeGreaterThanOrEqual(8);
        expect(top).toBeGreaterThanOrEqual(8);
        expect(left + box.width).toBeLessThanOrEqual(frame.width - 8);
        expect(top + box.height).toBeLessThanOrEqual(frame.height - 8);
      }
    }
  });
});
