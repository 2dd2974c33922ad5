import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paced } from './paced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a paced function', () => {
  it('runs at once, and for calls that follow closely only when they have ceased', () => {
    const run = vi.fn();
    const call = paced<number>(run);
    for (let value = 0; value < 5; value++) {
      call(value);
      vi.advanceTimersByTime(20);
    }
    expect(run.mock.calls).toEqual([[0]]);
    vi.advanceTimersByTime(150);
    expect(run.mock.calls).toEqual([[0], [4]]);
    vi.advanceTimersByTime(200);
    call(5);
    expect(run).toHaveBeenLastCalledWith(5);
  });

  it('does not run any more once cancelled', () => {
    const run = vi.fn();
    const call = paced<number>(run);
    call(0);
    call(1);
    call.cancel();
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
