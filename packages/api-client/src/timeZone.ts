const zones = new Map<string, boolean>();

/** Whether the name is a time zone that this browser knows; names of Windows are not. */
export function isKnownZone(name: unknown): name is string {
  if (typeof name !== 'string') return false;
  let isKnown = zones.get(name);
  if (isKnown === undefined) {
    try {
      Intl.DateTimeFormat('en', { timeZone: name });
      isKnown = name !== '';
    } catch {
      isKnown = false;
    }
    zones.set(name, isKnown);
  }
  return isKnown;
}

/** IANA time zone of the device. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
