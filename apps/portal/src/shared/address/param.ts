/** How a value is written in the address. */
export interface Param<Value> {
  /** What a text says; anything that is no value counts as not said, as null does. */
  parse: (text: string | null) => Value;
  /** Null leaves the param out: for what an address that says nothing means. */
  serialise: (value: Value) => string | null;
}

/** One of several values; `otherwise` where the address names none of them. */
export const choiceParam = <Value extends string, Otherwise extends Value | null>(
  values: readonly Value[],
  otherwise: Otherwise,
): Param<Value | Otherwise> => ({
  parse: (text) => values.find((value) => value === text) ?? otherwise,
  serialise: (value) => (value === otherwise ? null : value),
});

/** Any text, as it was typed; empty where the address says nothing. */
export const textParam: Param<string> = {
  parse: (text) => text ?? '',
  serialise: (value) => value || null,
};

/** An id; null where the address names none. */
export const idParam: Param<string | null> = {
  parse: (text) => text || null,
  serialise: (value) => value || null,
};

/** Several texts, none of which is empty or holds the separator. */
export const listParam = (separator: string): Param<readonly string[]> => ({
  parse: (text) => (text ?? '').split(separator).filter(Boolean),
  serialise: (values) => values.join(separator) || null,
});

/** What a function reads from a text, where another one writes it; null where it reads nothing. */
export const parsedParam = <Value>(
  read: (text: string | null) => Value | null,
  write: (value: Value) => string,
): Param<Value | null> => ({
  parse: read,
  serialise: (value) => (value === null ? null : write(value)),
});
