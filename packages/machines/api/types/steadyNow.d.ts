/**
 * Epoch milliseconds by a clock that runs steadily while the page is open, also when the clock of the computer is set. It
 * may stop while the computer sleeps; the server then refuses the token, which is renewed.
 */
export declare const steadyNow: () => number;
