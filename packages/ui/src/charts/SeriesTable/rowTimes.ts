import type { IntlShape } from '@formatjs/intl';

export interface RowTimes {
  /** One text for each row. */
  texts: readonly string[];
  /** Year and zone of all rows, for the head; a row contains what differs. */
  note: string;
}

/** Date and time of rows, without what is the same in all of them: values must fit beside them on a phone. */
export function rowTimes(intl: IntlShape, times: readonly number[], timeZone: string): RowTimes {
  const common = (part: 'year' | 'timeZoneName'): string | undefined => {
    const found = times.map((time) =>
      intl
        .formatDateToParts(time, { timeZone, year: 'numeric', hour: '2-digit', timeZoneName: 'short' })
        .find(({ type }) => type === part),
    );
    const [first] = found;
    return found.every((one) => one?.value === first?.value) ? first?.value : undefined;
  };
  const year = common('year');
  const zone = common('timeZoneName');
  const texts = times.map((time) =>
    intl.formatDate(time, {
      timeZone,
      day: 'numeric',
      month: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      ...(year === undefined && { year: 'numeric' }),
      // Distinguishes the hour that occurs twice when clocks go back.
      ...(zone === undefined && { timeZoneName: 'short' }),
    }),
  );
  return { texts, note: [year, zone].filter((part) => part !== undefined).join(', ') };
}
