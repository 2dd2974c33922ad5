import { describe, expect, it } from 'vitest';
import { limitView, type PlanFrame, zoomLimits } from './planView.ts';

const frame: PlanFrame = {
  element: { width: 832, height: 632 },
  inset: {},
  picture: { width: 1600, height: 1000 },
};
const [lowest, highest] = zoomLimits(frame);

describe('the view of a plan', () => {
  it('is at the lowest zoom when the whole picture is in it, and at most eight times nearer', () => {
    expect(2 ** lowest * 1600).toBeCloseTo(800);
    expect(2 ** (highest - lowest)).toBeCloseTo(8);
    expect(limitView({ target: [0, 0], zoom: -20 }, frame)).toEqual({ target: [800, 500], zoom: lowest });
    expect(limitView({ target: [800, 500], zoom: 20 }, frame).zoom).toBe(highest);
  });

  it('ends at the edges of the picture', () => {
    const scale = 2 ** highest;
    const { target } = limitView({ target: [-5000, 9000], zoom: highest }, frame);
    expect(target[0]).toBeCloseTo(400 / scale);
    expect(target[1]).toBeCloseTo(1000 - 300 / scale);
    const inside = { target: [700, 400] as [number, number], zoom: highest };
    expect(limitView(inside, frame).target).toEqual([700, 400]);
  });

  it('has the picture in the middle of what panels leave free', () => {
    const covered = { ...frame, inset: { left: 300, bottom: 100 } };
    const { target, zoom } = limitView({ target: [0, 0], zoom: -20 }, covered);
    const scale = 2 ** zoom;
    expect(scale * 1600).toBeCloseTo(500);
    const leftPx = 416 - target[0] * scale;
    const topPx = 316 - target[1] * scale;
    expect(leftPx).toBeCloseTo(316);
    expect(topPx + (1000 * scale) / 2).toBeCloseTo(266);
  });
});
