import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptKey, Quota, Throttle } from './throttle.ts';

/** As of signing in: the fifth failure is the first that costs a wait. */
function signInThrottle() {
  const clock = { now: 1000.5 };
  const throttle = new Throttle({ now: () => clock.now, freeFailures: 5, longestWait: 300, memory: 900 });
  const fail = (key: string, times = 1): void => {
    for (let attempt = 0; attempt < times; attempt++) {
      expect(throttle.begin(key)).toBe(0);
      throttle.failed(key);
    }
  };
  return { clock, throttle, fail };
}

describe('the key of an attempt', () => {
  it('is the same for a name in any letter case', () => {
    expect(attemptKey('Ana.Novak', '193.2.1.66')).toBe('ana.novak 193.2.1.0/24');
    expect(attemptKey('ANA.NOVAK', '193.2.1.66')).toBe(attemptKey('ana.novak', '193.2.1.66'));
    expect(attemptKey('ŠPELA', '193.2.1.66')).toBe(attemptKey('špela', '193.2.1.66'));
  });

  it('is shared by a network, and by no other name or network', () => {
    expect(attemptKey('ana', '193.2.1.1')).toBe(attemptKey('ana', '193.2.1.254'));
    expect(attemptKey('ana', '193.2.2.1')).not.toBe(attemptKey('ana', '193.2.1.1'));
    expect(attemptKey('ana', '193.2.1.1')).not.toBe(attemptKey('bor', '193.2.1.1'));
  });
});

describe('Throttle', () => {
  it('allows the first failures, then doubles the wait up to the longest', () => {
    const { clock, throttle, fail } = signInThrottle();
    fail('ana', 4);
    for (const wait of [2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
      fail('ana');
      expect(throttle.begin('ana')).toBe(wait);
      clock.now += wait;
    }
  });

  it('reports whole seconds, rounded up, and allows an attempt after them', () => {
    const { clock, throttle, fail } = signInThrottle();
    fail('ana', 5);
    clock.now += 1.2;
    expect(throttle.begin('ana')).toBe(1);
    clock.now += 0.8;
    expect(throttle.begin('ana')).toBe(0);
  });

  it('ends a wait that seems to last for a day because the clock was put back', () => {
    const { clock, throttle, fail } = signInThrottle();
    fail('ana', 5);
    throttle.begin('bor');
    clock.now -= 86_400;
    expect(throttle.begin('ana')).toBe(0);
    for (let attempt = 0; attempt < 4; attempt++) expect(throttle.begin('bor')).toBe(0);
  });

  it('does not count an attempt that was refused', () => {
    const { clock, throttle, fail } = signInThrottle();
    fail('ana', 5);
    for (let index = 0; index < 10; index++) expect(throttle.begin('ana')).toBe(2);
    clock.now += 2;
    fail('ana');
    expect(throttle.begin('ana')).toBe(4);
  });

  it('slows down one name alone', () => {
    const { throttle, fail } = signInThrottle();
    fail('ana', 5);
    expect(throttle.begin('bor')).toBe(0);
  });

  it('resets after a success', () => {
    const { throttle, fail } = signInThrottle();
    fail('ana', 4);
    expect(throttle.begin('ana')).toBe(0);
    throttle.succeeded('ana');
    fail('ana', 4);
    expect(throttle.begin('ana')).toBe(0);
  });

  it('keeps what is still running when another attempt succeeds, but none of the failures', () => {
    const { throttle, fail } = signInThrottle();
    fail('ana', 3);
    expect([throttle.begin('ana'), throttle.begin('ana')]).toEqual([0, 0]);
    throttle.succeeded('ana');
    // One is running: with the four that may begin there are five.
    expect([1, 2, 3, 4, 5].map(() => throttle.begin('ana'))).toEqual([0, 0, 0, 0, 1]);
  });

  it('counts each of many simultaneous attempts as a failure', () => {
    const { throttle } = signInThrottle();
    expect([1, 2, 3, 4, 5, 6, 7].map(() => throttle.begin('ana'))).toEqual([0, 0, 0, 0, 0, 1, 1]);
    throttle.dropped('ana');
    expect([throttle.begin('ana'), throttle.begin('ana')]).toEqual([0, 1]);
  });

  it('adds what is running to what has failed', () => {
    const { throttle, fail } = signInThrottle();
    fail('ana', 3);
    expect([1, 2, 3].map(() => throttle.begin('ana'))).toEqual([0, 0, 1]);
  });

  it('allows one attempt after the wait, however many have failed', () => {
    const { clock, throttle, fail } = signInThrottle();
    fail('ana', 6 - 1);
    clock.now += 2;
    expect([throttle.begin('ana'), throttle.begin('ana')]).toEqual([0, 1]);
  });

  it('counts nothing for an attempt that was dropped', () => {
    const { throttle } = signInThrottle();
    for (let index = 0; index < 20; index++) {
      expect(throttle.begin('ana')).toBe(0);
      throttle.dropped('ana');
    }
    throttle.dropped('ana');
    throttle.dropped('nobody');
    throttle.succeeded('nobody');
    expect([1, 2, 3, 4, 5, 6].map(() => throttle.begin('ana'))).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it('never counts fewer than none that are running', () => {
    const { throttle } = signInThrottle();
    throttle.failed('ana');
    throttle.failed('ana');
    expect([1, 2, 3, 4].map(() => throttle.begin('ana'))).toEqual([0, 0, 0, 1]);
  });

  it('drops failures a quarter of an hour after the last', () => {
    const { clock, throttle, fail } = signInThrottle();
    fail('ana', 4);
    clock.now += 900;
    fail('ana');
    expect(throttle.begin('ana')).toBe(2);
    clock.now += 901;
    fail('ana', 4);
    expect(throttle.begin('ana')).toBe(0);
  });

  it('keeps an attempt that does not end for as long', () => {
    const { clock, throttle } = signInThrottle();
    for (let index = 0; index < 5; index++) throttle.begin('ana');
    clock.now += 900;
    expect(throttle.begin('ana')).toBe(1);
    clock.now += 1;
    expect(throttle.begin('ana')).toBe(0);
  });

  it('counts an attempt as the newest of its name', () => {
    const { throttle } = signInThrottle();
    for (let failure = 0; failure < 4; failure++) throttle.failed('busy');
    for (let failure = 0; failure < 5; failure++) throttle.failed('quiet');
    for (let index = 0; index < 49_998; index++) throttle.failed(`name ${index}`);
    throttle.failed('busy');
    throttle.failed('one too many');
    expect(throttle.begin('busy')).toBe(2);
    expect(throttle.begin('quiet')).toBe(0);
  });

  it('drops the oldest beyond fifty thousand', () => {
    const { throttle } = signInThrottle();
    for (let failure = 0; failure < 5; failure++) throttle.failed('oldest');
    for (let failure = 0; failure < 5; failure++) throttle.failed('next');
    for (let index = 0; index < 49_998; index++) throttle.failed(`name ${index}`);
    expect(throttle.begin('oldest')).toBe(2);
    throttle.failed('one too many');
    expect(throttle.begin('next')).toBe(2);
    expect(throttle.begin('oldest')).toBe(0);
  });

  it('never makes a guesser wait for less after one more failure', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 500 }), (freeFailures, longestWait) => {
        const clock = { now: 0 };
        const throttle = new Throttle({ now: () => clock.now, freeFailures, longestWait, memory: 1e6 });
        let before = 0;
        for (let failure = 1; failure <= 30; failure++) {
          throttle.failed('ana');
          const wait = throttle.begin('ana');
          if (wait === 0) throttle.dropped('ana');
          expect(wait > 0).toBe(failure >= freeFailures);
          expect(wait).toBeGreaterThanOrEqual(before);
          expect(wait).toBeLessThanOrEqual(longestWait);
          before = wait;
          clock.now += wait;
        }
      }),
      { seed: 1, numRuns: 50 },
    );
  });
});

describe('Quota', () => {
  const quotaOf = (limit: number, window: number) => {
    const clock = { now: 100 };
    return { clock, quota: new Quota(() => clock.now, limit, window) };
  };

  it('gives as many as the limit within the window, to each', () => {
    const { clock, quota } = quotaOf(3, 60);
    expect([quota.take('a'), quota.take('a'), quota.take('a')]).toEqual([0, 0, 0]);
    expect(quota.take('a')).toBe(60);
    expect(quota.take('b')).toBe(0);
    clock.now += 30.5;
    expect(quota.take('a')).toBe(30);
    clock.now += 29;
    expect(quota.take('a')).toBe(1);
    clock.now += 0.4999;
    expect(quota.take('a')).toBe(1);
    clock.now += 0.0001;
    expect(quota.take('a')).toBe(0);
  });

  it('counts each call for itself', () => {
    const { clock, quota } = quotaOf(2, 60);
    quota.take('a');
    clock.now += 40;
    quota.take('a');
    clock.now += 20;
    expect(quota.take('a')).toBe(0);
    expect(quota.take('a')).toBe(40);
  });

  it('never gives more than the limit in any window', () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), pauses, (limit, waits) => {
        const { clock, quota } = quotaOf(limit, 60);
        const given: number[] = [];
        for (const wait of waits) {
          clock.now += wait;
          const left = quota.take('a');
          if (left === 0) given.push(clock.now);
          else expect(left).toBe(given.at(-limit)! + 60 - clock.now);
        }
        for (const [index, time] of given.entries()) {
          expect(given.slice(index).filter((one) => one < time + 60).length).toBeLessThanOrEqual(limit);
        }
      }),
      { seed: 2, numRuns: 100 },
    );
  });

  it('keeps ten thousand, and drops the one that was idle longest', () => {
    const { quota } = quotaOf(1, 60);
    quota.take('first');
    quota.take('second');
    for (let index = 0; index < 9998; index++) quota.take(`name ${index}`);
    expect(quota.take('first')).toBe(60);
    quota.take('one too many');
    expect(quota.take('second')).toBe(60);
    expect(quota.take('first')).toBe(0);
  });

  it('counts a call as the newest of its caller', () => {
    const { quota } = quotaOf(2, 60);
    quota.take('first');
    quota.take('second');
    quota.take('first');
    for (let index = 0; index < 9999; index++) quota.take(`name ${index}`);
    expect(quota.take('first')).toBe(60);
  });

  it('does not count calls of a time that has not come, after the clock was put back', () => {
    const { clock, quota } = quotaOf(1, 60);
    quota.take('a');
    clock.now -= 86_400;
    expect(quota.take('a')).toBe(0);
    expect(quota.take('a')).toBe(60);
  });
});
