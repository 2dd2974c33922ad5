import type { Series } from '@zrak/api-client';
import { describe, expect, it } from 'vitest';
import { commonHours, windSeriesOf } from './wind.ts';

const hours = (...times: number[]) => ({
  times: Float64Array.from(times),
  values: Float32Array.from(times, (time) => time / 10),
  flags: new Int8Array(times.length).fill(1),
});

describe('hours of direction and speed', () => {
  it('are those both have', () => {
    const [directions, speeds] = commonHours(hours(10, 20, 30), hours(10, 20))!;
    expect([...directions.values]).toEqual([1, 2]);
    expect(directions.flags).toHaveLength(2);
    expect(speeds.values).toHaveLength(2);
  });

  it('are none in series of different grids', () => {
    expect(commonHours(hours(10, 20), hours(20, 30))).toBeNull();
    expect(commonHours(hours(10, 20, 30), hours(10, 30, 50))).toBeNull();
  });
});

it('asks for a direction, and a speed in metres per second', () => {
  const series = (quantityKind: string, unit: string) => ({ quantityKind, unit }) as Series;
  const direction = series('windDirection', '°');
  const speed = series('windSpeed', 'm/s');
  expect(windSeriesOf([series('windGust', 'm/s'), direction, speed])).toEqual({ direction, speed });
  expect(windSeriesOf([direction])).toBeNull();
  expect(windSeriesOf([direction, series('windSpeed', 'km/h')])).toBeNull();
});
