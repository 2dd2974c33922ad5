import { wcagContrast } from 'culori';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it('equals the contrast of an independent library for any two colours', () => {
    fc.assert(
      fc.property(hex, hex, (front, back) => {
        expect(contrast(front, back)).toBeCloseTo(wcagContrast(front, back), 3);
      }),
      { seed: 1 },
    );
  });

  it('is NaN for an invalid colour', () => expect(contrast('teal-ish', '#ffffff')).toBeNaN());
});
