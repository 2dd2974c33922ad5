const every = [1, 2, 3, 4, 6, 7, 12, 14, 28, 61, 91, 122, 183];
const letter = 6.5;
const gap = 10;

/**
 * Interval of named slots so that names do not overlap: every n-th slot is named.
 * @param width of a slot, pixels
 */
export function namedEvery(names: readonly string[], width: number): number {
  const longest = Math.max(0, ...names.map(({ length }) => length)) * letter + gap;
  return every.find((step) => step * width >= longest) ?? Math.max(1, names.length);
}

/** Width in pixels of the longest name. */
export const widthOf = (names: readonly string[]): number => Math.max(0, ...names.map(({ length }) => length)) * letter;

/** Index of the slot that a key moves to; null for other keys. */
export function slotAfter(key: string, slot: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, slot - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, slot + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
