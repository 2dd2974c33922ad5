import { describe, expect, it } from 'vitest';
import { zoomKey } from './cursor/useGestures.ts';
import { clampView, zoomed } from './useView.ts';

const whole = { from: 0, to: 100 };

describe('clampView', () => {
  it('keeps the view within the period and keeps its width', () => {
    expect(clampView({ from: -10, to: 20 }, whole, 1)).toEqual({ from: 0, to: 30 });
    expect(clampView({ from: 90, to: 110 }, whole, 1)).toEqual({ from: 80, to: 100 });
  });

  it('stops at the narrowest view', () => {
    expect(clampView({ from: 50, to: 50.1 }, whole, 4)).toEqual({ from: 48.05, to: 52.05 });
  });

  it('returns null for the whole period', () => {
    expect(clampView({ from: -50, to: 150 }, whole, 1)).toBeNull();
  });
});

it('zooms around a time, which keeps its position', () => {
  const view = zoomed(whole, 0.5, 20);
  expect(view).toEqual({ from: 10, to: 60 });
  expect((20 - view.from) / (view.to - view.from)).toBe(0.2);
});

it('maps keys to changes of the view and ignores all others', () => {
  expect(zoomKey('+', false, 20)!(whole)).toEqual({ from: 10, to: 60 });
  expect(zoomKey('-', false, null)!({ from: 40, to: 60 })).toEqual({ from: 30, to: 70 });
  expect(zoomKey('ArrowRight', true, null)!({ from: 0, to: 40 })).toEqual({ from: 10, to: 50 });
  expect(zoomKey('0', false, null)!(whole)).toBeNull();
  expect(zoomKey('ArrowRight', false, null)).toBeNull();
});
