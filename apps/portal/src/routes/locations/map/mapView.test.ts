import { describe, expect, it } from 'vitest';
import { distanceBetween, readView, viewText } from './mapView.ts';

describe('the view in the address', () => {
  it('is read as it was written', () => {
    const view = { zoom: 9.5, latitude: 46.12, longitude: 14.82 };
    expect(viewText(view)).toBe('9.50_46.12000_14.82000');
    expect(readView(viewText(view))).toEqual(view);
  });

  it.each([null, '', '9_46', '9_46_14_1', '9__14', 'a_b_c', '9_96_14', '9_46_181', '-1_46_14', '99_46_14'])(
    'is invalid when it is %s',
    (text) => {
      expect(readView(text)).toBeNull();
    },
  );

  it('measures distances in metres', () => {
    const ljubljana = { latitude: 46.0569, longitude: 14.5058 };
    const maribor = { latitude: 46.5547, longitude: 15.6459 };
    expect(distanceBetween(ljubljana, maribor) / 1000).toBeCloseTo(103.6, 0);
  });
});
