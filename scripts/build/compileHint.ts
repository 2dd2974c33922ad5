/**
 * First line of a script whose functions are mostly used: Chromium then compiles the whole script in the background
 * during download, instead of each function at its first call. Other browsers ignore the comment.
 */
export const compileWhole = '//# allFunctionsCalledOnLoad';
