import type { Series } from '@zrak/api-client';
import { expect, it } from 'vitest';
import { windSeriesOf } from './wind.ts';

it('needs a direction and a speed in metres per second', () => {
  const series = (quantityKind: string, unit: string) => ({ quantityKind, unit }) as Series;
  const direction = series('windDirection', '°');
  const speed = series('windSpeed', 'm/s');
  expect(windSeriesOf([series('windGust', 'm/s'), direction, speed])).toEqual({ direction, speed });
  expect(windSeriesOf([direction])).toBeNull();
  expect(windSeriesOf([direction, series('windSpeed', 'km/h')])).toBeNull();
});
