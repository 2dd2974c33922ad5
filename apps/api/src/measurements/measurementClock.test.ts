import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MeasurementClock, type MeasurementClockOptions } from './measurementClock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('computes the states of a change again if that has failed', async () => {
  let revision = 1;
  const refresh = vi.fn(async () => undefined);
  const [onValues, onError] = [vi.fn(), vi.fn()];
  const clock = new MeasurementClock({
    catalogue: { refresh: async () => undefined },
    store: { now: 1 },
    states: { refresh },
    alerts: { current: async () => [] },
    revision: async () => String(revision),
    onValues,
    onError,
  } as unknown as MeasurementClockOptions);
  await clock.start();
  expect(onValues).toHaveBeenCalledTimes(1);
  revision = 2;
  refresh.mockRejectedValueOnce(new Error('no database'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(onValues).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(onValues).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onValues).toHaveBeenCalledTimes(2);
  await clock.stop();
});
