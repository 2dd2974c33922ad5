const every = [1, 2, 3, 4, 6, 7, 12, 14, 28, 61, 91, 122, 183];
const letter = 6.5;
const gap = 10;

/** Of how many slots one is named, so that names do not touch. @param width of a slot, pixels */
export function namedEvery(names: readonly string[], width: number): number {
  const longest = Math.max(0, ...names.map(({ length }) => length)) * letter + gap;
  return every.find((step) => step * width >= longest) ?? Math.max(1, names.length);
}

/** Pixels that the longest of some names takes. */
export const widthOf = (names: readonly string[]): number => Math.max(0, ...names.map(({ length }) => length)) * letter;

/** The slot a key leads to from another; null for a key that leads nowhere. */
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
