/** Whether this is the name of an IANA zone, in the spelling of the list: `Europe/Ljubljana`, `UTC`. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/.test(name)) return false;
  try {
    // Offsets are refused above: they have no clock changes. ICU accepts any case of the letters.
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return timeZone === name || timeZone.toLowerCase() !== name.toLowerCase();
  } catch {
    return false;
  }
}

export const timeZoneNames = (): string[] => ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** Zone of this machine. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
