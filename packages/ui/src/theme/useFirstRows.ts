import { useIsHydrated } from './useIsHydrated.ts';

/** Rows with controls in the HTML of a server: about what a window shows at first. */
export const firstRowCount = 20;

/**
 * All rows in the browser, the first ones on a server: rows with controls are slow to render there, and the time that
 * React Aria's collections need grows with the square of their number.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  return useIsHydrated() ? rows : rows.slice(0, firstRowCount);
}
