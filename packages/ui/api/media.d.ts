/** The same breakpoints for styles and for `matchMedia`. */
export declare const media: {
    readonly phone: '(max-width: 767px)';
    readonly notPhone: '(min-width: 768px)';
    readonly narrow: '(max-width: 1023px)';
    readonly reducedMotion: '(prefers-reduced-motion: reduce)';
};
