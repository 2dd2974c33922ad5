/** Text of a value in the address. */
export interface Param<Value> {
  /** Value of a text; an invalid value counts as absent, as does null. */
  parse: (text: string | null) => Value;
  /** Null omits the param: for the value that an address without the param means. */
  serialise: (value: Value) => string | null;
}

/** One of several values; `otherwise` if the address names none of them. */
export const choiceParam = <Value extends string, Otherwise extends Value | null>(
  values: readonly Value[],
  otherwise: Otherwise,
): Param<Value | Otherwise> => ({
  parse: (text) => values.find((value) => value === text) ?? otherwise,
  serialise: (value) => (value === otherwise ? null : value),
});

/** Any text, as typed; empty if absent. */
export const textParam: Param<string> = {
  parse: (text) => text ?? '',
  serialise: (value) => value || null,
};

/** An id; null if absent. */
export const idParam: Param<string | null> = {
  parse: (text) => text || null,
  serialise: (value) => value || null,
};

/** Several texts; none is empty or contains the separator. */
export const listParam = (separator: string): Param<readonly string[]> => ({
  parse: (text) => (text ?? '').split(separator).filter(Boolean),
  serialise: (values) => values.join(separator) || null,
});

/** A value with functions that read and write its text; null if the text is invalid. */
export const parsedParam = <Value>(
  read: (text: string | null) => Value | null,
  write: (value: Value) => string,
): Param<Value | null> => ({
  parse: read,
  serialise: (value) => (value === null ? null : write(value)),
});
