const DAY = 86_400_000;

export interface CalendarWeek {
  /** Civil date of the Monday of the week. */
  monday: string;
  /** Seven, from Monday; null for a day of another month or outside the period. */
  dates: readonly (string | null)[];
}

export interface CalendarMonth {
  /** `YYYY-MM` */
  month: string;
  weeks: readonly CalendarWeek[];
}

/** Epoch milliseconds of a civil date at midnight UTC, for arithmetic and formatting in UTC. */
export const epochOf = (date: string): number => Date.parse(`${date}T00:00Z`);

const dateOf = (epoch: number) => new Date(epoch).toISOString().slice(0, 10);
const mondayOf = (date: string) => {
  const weekday = (new Date(epochOf(date)).getUTCDay() + 6) % 7;
  return dateOf(epochOf(date) - weekday * DAY);
};

/**
 * Months with the weeks that contain any of the days.
 * @param dates civil, ascending, `YYYY-MM-DD`
 */
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

/** Number of days a key moves the focus by; null for other keys. */
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
