import { describe, expect, it } from 'vitest';
import type { Standing } from '../repositories/alertSubscriptions.ts';
import { judgeSilence, judgeThreshold, type Reading } from './judge.ts';

const hour = 3600;
const calm: Standing = { isFiring: false, judgedUntil: 0 };
/** Hourly means; null is a gap, a string a value measured during maintenance. */
const readings = (...values: (number | null | string)[]): Reading[] =>
  values.map((value, index) => ({
    end: (index + 1) * hour,
    value: value === null ? Number.NaN : Number(value),
    isUnderMaintenance: typeof value === 'string',
  }));
const turnsOf = (rule: { kind: 'above' | 'below'; intervals: number }, values: Reading[], standing = calm) =>
  judgeThreshold({ threshold: 50, ...rule }, standing, values).turns.map(({ kind, at }) => `${kind} ${at / hour}`);

describe('a threshold', () => {
  const above2 = { kind: 'above', intervals: 2 } as const;

  it.each([
    [
      'fires once for one exceedance, and again after it was cleared',
      [60, 60, 60, 40, 60, 60],
      ['fired 2', 'cleared 4', 'fired 6'],
    ],
    ['has to be passed', [50, 50, 50], []],
    ['requires consecutive intervals', [60, 40, 60, 40], []],
    ['restarts the count after a gap', [60, null, 60, null, 60, 60], ['fired 6']],
    ['is not cleared by a gap', [60, 60, null, 60, 60], ['fired 2']],
    ['is silent during maintenance', ['60', '60', '60', 60], []],
    ['is not cleared by maintenance', [60, 60, '10', 60, 60], ['fired 2']],
  ] as const)('%s', (_, values, turns) => {
    expect(turnsOf(above2, readings(...values))).toEqual(turns);
  });

  it('may be a lower bound', () => {
    expect(turnsOf({ kind: 'below', intervals: 1 }, readings(60, 40, 60))).toEqual(['fired 2', 'cleared 3']);
    expect(turnsOf({ kind: 'below', intervals: 1 }, readings(50))).toEqual([]);
  });

  it('reports the value that completed the row', () => {
    const { turns } = judgeThreshold({ threshold: 50, ...above2 }, calm, readings(60, 70));
    expect(turns).toEqual([{ kind: 'fired', at: 2 * hour, value: 70 }]);
  });

  it('evaluates no value twice, wherever it was interrupted', () => {
    const values = readings(60, 60, 60, 40, null, 60, 60, 60);
    const whole = turnsOf(above2, values);
    for (let stop = 0; stop <= values.length; stop++) {
      const first = judgeThreshold({ threshold: 50, ...above2 }, calm, values.slice(0, stop));
      const second = judgeThreshold({ threshold: 50, ...above2 }, first, values);
      const third = judgeThreshold({ threshold: 50, ...above2 }, second, values);
      expect([...first.turns, ...second.turns].map(({ kind, at }) => `${kind} ${at / hour}`)).toEqual(whole);
      expect(third.turns).toEqual([]);
    }
  });

  it('waits for late values', () => {
    const rule = { threshold: 50, ...above2 };
    const first = judgeThreshold(rule, calm, readings(60, null));
    expect(first.judgedUntil).toBe(hour);
    expect(judgeThreshold(rule, first, readings(60, 60)).turns).toHaveLength(1);
  });
});

describe('a silence', () => {
  const judge = (standing: Standing, now: number, received: number[] = [], ...works: [number, number][]) =>
    judgeSilence({ hours: 3 }, standing, {
      now: now * hour,
      received: received.map((due) => due * hour),
      works: works.map(([from, to]) => ({ from: from * hour, to: to * hour })),
    });
  const at10 = { ...calm, judgedUntil: 10 * hour };

  it('fires once, and ends with a new value', () => {
    expect(judge(calm, 2).turns).toEqual([]);
    expect(judge(at10, 12).turns).toEqual([]);
    const fired = judge(at10, 13);
    expect(fired.turns).toEqual([{ kind: 'fired', at: 13 * hour }]);
    expect(judge(fired, 14).turns).toEqual([]);
    expect(judge(fired, 15, [14]).turns).toEqual([{ kind: 'cleared', at: 14 * hour }]);
  });

  it('ignores maintenance, which does not end a silence either', () => {
    expect(judge(at10, 15, [], [12, 20]).turns).toEqual([]);
    expect(judge(at10, 22, [], [12, 20]).turns).toEqual([]);
    const fired = judge(at10, 23, [], [12, 20]);
    expect(fired.turns).toEqual([{ kind: 'fired', at: 23 * hour }]);
    expect(judge(fired, 24, [], [12, 20], [23, 30]).turns).toEqual([]);
    expect(judge(at10, 13, [], [13.5, 20]).turns).toEqual([{ kind: 'fired', at: 13 * hour }]);
  });

  it('is reported if it began and ended while the API was down', () => {
    expect(judge(at10, 21, [11, 12, 18, 19, 20])).toEqual({
      isFiring: false,
      judgedUntil: 20 * hour,
      turns: [
        { kind: 'fired', at: 15 * hour },
        { kind: 'cleared', at: 18 * hour },
      ],
    });
    expect(judge(at10, 21, [11, 12, 18, 19, 20], [14, 17]).turns).toEqual([]);
  });

  it('never ends before it began, also with late values', () => {
    const fired = judge(at10, 14);
    expect(judge(fired, 21, [11, 12, 14, 16, 18, 20]).turns).toEqual([{ kind: 'cleared', at: 13 * hour }]);
  });
});
