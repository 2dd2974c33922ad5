/** A day with its year, as in texts about periods: `dateStyle` writes the month of some languages as a number. */
export const dayFormat = { day: 'numeric', month: 'short', year: 'numeric' } as const;
/** The same with the time of day. */
export const momentFormat = { ...dayFormat, hour: '2-digit', minute: '2-digit' } as const;
/** The same with seconds. */
export const secondFormat = { ...momentFormat, second: '2-digit' } as const;
