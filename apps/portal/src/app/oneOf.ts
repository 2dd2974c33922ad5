/** A text as one of the values it may have; undefined when it is none of them. */
export const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);
