import { nativeIntervals, secondsPerDay } from '../time/interval.ts';
import { sentence, type Words } from '../sentence.ts';

const steps: readonly number[] = Object.values(nativeIntervals);

/** Seconds between most neighbouring values; undefined for fewer than two times. */
export function usualGap(times: ArrayLike<number>): number | undefined {
  const gaps: number[] = [];
  // A part is enough, and sorting millions of gaps is slow.
  for (let index = 1; index < times.length && gaps.length < 10_000; index++) {
    const gap = times[index]! - times[index - 1]!;
    if (gap > 0) gaps.push(gap);
  }
  return gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 2)];
}

/** The interval of ascending times: that of most gaps, if the times lie on its grid. */
export function stepOf(times: ArrayLike<number>): number | undefined {
  const gap = usualGap(times);
  if (gap === undefined || !steps.includes(gap)) return undefined;
  // Civil days are an hour shorter or longer twice a year.
  const tolerance = gap === secondsPerDay ? 3600 : 0;
  let onGrid = 0;
  for (let index = 0; index < times.length; index++) {
    const distance = (times[index]! - times[0]!) % gap;
    if (Math.min(distance, gap - distance) <= tolerance) onGrid++;
  }
  return onGrid >= times.length * 0.9 ? gap : undefined;
}

export const isStep = (step: number): boolean => Number.isInteger(step) && step > 0 && secondsPerDay % step === 0;

/** 15 min, 1 h, 1 day. */
export function stepText(step: number): Words {
  if (step === secondsPerDay) return sentence('imports.plan.day');
  if (step % 3600 === 0) return `${step / 3600} h`;
  return step % 60 === 0 ? `${step / 60} min` : `${step} s`;
}
