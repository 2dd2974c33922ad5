/** The same breakpoints for styles and for `matchMedia`. */
declare const media: {
  readonly phone: '(max-width: 767px)';
  readonly notPhone: '(min-width: 768px)';
  readonly narrow: '(max-width: 1023px)'; /** Too low for a fixed header above scrolling content: a phone on its side, or 400 % zoom. */
  readonly low: '(max-height: 399px)'; /** Fingers are the main pointer, however wide the window is. */
  readonly touch: '(pointer: coarse)';
  readonly reducedMotion: '(prefers-reduced-motion: reduce)';
};
export { media };