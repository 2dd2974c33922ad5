/**
 * The fields of a form that differ from those it has loaded. The others are not sent: somebody else may have changed them
 * since then.
 *
 * @param loaded null if what was loaded is not complete
 */
export function changedFields<Fields extends object>(loaded: Fields | null, edited: Fields): Partial<Fields> {
  const before: Partial<Fields> = loaded ?? {};
  const differs = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[field as keyof Fields]);
  return Object.fromEntries(Object.entries(edited).filter(differs)) as Partial<Fields>;
}
