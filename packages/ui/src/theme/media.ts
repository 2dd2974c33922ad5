/** The same breakpoints for styles and for `matchMedia`. */
export const media = {
  phone: '(max-width: 767px)',
  notPhone: '(min-width: 768px)',
  narrow: '(max-width: 1023px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
