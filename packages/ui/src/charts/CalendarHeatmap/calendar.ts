const DAY = 86_400_000;

export interface CalendarWeek {
  /** Civil date of its Monday. */
  monday: string;
  /** 7, from Monday; null for a day of another month or outside of the period. */
  dates: readonly (string | null)[];
}

export interface CalendarMonth {
  /** `YYYY-MM` */
  month: string;
  weeks: readonly CalendarWeek[];
}

/** A civil date as an epoch, for reckoning and writing in UTC. */
export const epochOf = (date: string): number => Date.parse(`${date}T00:00Z`);

const dateOf = (epoch: number) => new Date(epoch).toISOString().slice(0, 10);
const mondayOf = (date: string) => {
  const weekday = (new Date(epochOf(date)).getUTCDay() + 6) % 7;
  return dateOf(epochOf(date) - weekday * DAY);
};

/** Months with the weeks that hold some of the days. @param dates civil, ascending, `YYYY-MM-DD` */
export function calendarOf(dates: readonly string[]): CalendarMonth[] {
  const months = Map.groupBy(dates, (date) => date.slice(0, 7));
  return [...months].map(([month, ofMonth]) => ({
    month,
    weeks: [...Map.groupBy(ofMonth, mondayOf)].map(([monday, ofWeek]) => ({
      monday,
      dates: Array.from({ length: 7 }, (_, weekday) => {
        const date = dateOf(epochOf(monday) + weekday * DAY);
        return ofWeek.includes(date) ? date : null;
      }),
    })),
  }));
}

/** Days a key moves by; null for a key that moves by none. */
export function daysMoved(key: string): number | null {
  const moves: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    PageUp: -28,
    PageDown: 28,
    Home: -Infinity,
    End: Infinity,
  };
  return moves[key] ?? null;
}
