/** A length of time of the calendar. */
export interface Duration {
  months: number;
  days: number;
}

/** How long measurements are kept. */
export interface KeptMeasurements {
  /** By the native interval of a series, seconds. */
  ofStep: ReadonlyMap<number, Duration>;
  /** Of all other series; undefined: forever. */
  others: Duration | undefined;
}

const pattern = /^P(?=\d)(?:(\d{1,4})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})W)?(?:(\d{1,5})D)?$/;

/** Reads years, months, weeks and days of ISO 8601. @returns undefined for any other text */
export function durationOf(text: string): Duration | undefined {
  const parts = pattern.exec(text);
  if (parts === null) return undefined;
  const [years = 0, months = 0, weeks = 0, days = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return { months: years * 12 + months, days: weeks * 7 + days };
}

/** Seconds since 1970 of the instant that is a duration before another, in UTC; of a shorter month its last day. */
export function before(instant: number, { months, days }: Duration): number {
  const date = new Date(instant * 1000);
  const month = date.getUTCMonth() - months;
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const dayOfMonth = Math.min(date.getUTCDate(), lastDay) - days;
  const start = Date.UTC(date.getUTCFullYear(), month, dayOfMonth);
  return start / 1000 + (instant % 86_400);
}
