/**
 * First line of a script of which most is used: the browser compiles all of it while it arrives, beside the page, and not
 * each function when it is first called, within it. Chromium reads it; for others it is a comment.
 */
export const compileWhole = '//# allFunctionsCalledOnLoad';
