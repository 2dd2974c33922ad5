import type { IntlShape } from 'react-intl';

/** The zone of stations whose days are those of UTC+1 all year; its name counts hours west of Greenwich. */
const utcPlus1 = 'Etc/GMT-1';

/** A time zone as texts name it: "Europe/Ljubljana", "UTC+1, all year". */
export const zoneText = (intl: IntlShape, timeZone: string): string =>
  timeZone === utcPlus1 ? intl.formatMessage({ id: 'shared.zoneText.utcPlus1' }) : timeZone;

/** The time zone of a graph or station, and whether it is the default of the portal. */
export const ownZoneText = (
  intl: IntlShape,
  { timeZone, isTimeZoneAssumed }: { timeZone: string; isTimeZoneAssumed?: boolean },
): string => {
  const text = zoneText(intl, timeZone);
  return isTimeZoneAssumed ? intl.formatMessage({ id: 'shared.zoneText.assumed' }, { timeZone: text }) : text;
};
