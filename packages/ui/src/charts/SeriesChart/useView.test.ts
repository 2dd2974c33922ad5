import { describe, expect, it } from 'vitest';
import { zoomKey } from './cursor/useGestures.ts';
import { clampView, zoomed } from './useView.ts';

const whole = { from: 0, to: 100 };

describe('clampView', () => {
  it('keeps what is in view within the period, and as wide as it was', () => {
    expect(clampView({ from: -10, to: 20 }, whole, 1)).toEqual({ from: 0, to: 30 });
    expect(clampView({ from: 90, to: 110 }, whole, 1)).toEqual({ from: 80, to: 100 });
  });

  it('goes no closer than the narrowest view', () => {
    expect(clampView({ from: 50, to: 50.1 }, whole, 4)).toEqual({ from: 48.05, to: 52.05 });
  });

  it('is whole when all is in view', () => {
    expect(clampView({ from: -50, to: 150 }, whole, 1)).toBeNull();
  });
});

it('zooms round a time, which stays where it is', () => {
  const view = zoomed(whole, 0.5, 20);
  expect(view).toEqual({ from: 10, to: 60 });
  expect((20 - view.from) / (view.to - view.from)).toBe(0.2);
});

it('has keys for it, and leaves all others alone', () => {
  expect(zoomKey('+', false, 20)!(whole)).toEqual({ from: 10, to: 60 });
  expect(zoomKey('-', false, null)!({ from: 40, to: 60 })).toEqual({ from: 30, to: 70 });
  expect(zoomKey('ArrowRight', true, null)!({ from: 0, to: 40 })).toEqual({ from: 10, to: 50 });
  expect(zoomKey('0', false, null)!(whole)).toBeNull();
  expect(zoomKey('ArrowRight', false, null)).toBeNull();
});
