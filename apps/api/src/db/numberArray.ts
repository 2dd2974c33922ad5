/**
 * Numbers of an array that a statement casts to text, such as `{1,2}`. The drivers take other arrays apart character by
 * character, which takes longer than the statement.
 */
export const numbersOf = (array: string): number[] => JSON.parse(`[${array.slice(1, -1)}]`) as number[];
