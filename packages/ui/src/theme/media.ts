/** The same breakpoints for styles and for `matchMedia`. */
export const media = {
  phone: '(max-width: 767px)',
  notPhone: '(min-width: 768px)',
  narrow: '(max-width: 1023px)',
  /** Too low for a fixed header above scrolling content: a phone on its side, or 400 % zoom. */
  low: '(max-height: 399px)',
  /** Fingers are the main pointer, however wide the window is. */
  touch: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
