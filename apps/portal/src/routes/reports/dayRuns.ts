/** First and last of each run of consecutive days. */
export interface DayRun {
  first: number;
  last: number;
}

const day = 86_400_000;
/** A civil day is up to 25 hours long. */
const nextDay = day + 3_600_000;

/** @param days starts of civil days, epoch milliseconds, ascending; several hours of one day count as that day. */
export function dayRuns(days: readonly number[]): DayRun[] {
  const runs: DayRun[] = [];
  for (const start of days) {
    const run = runs.at(-1);
    if (run && start - run.last <= nextDay) run.last = start;
    else runs.push({ first: start, last: start });
  }
  return runs;
}
