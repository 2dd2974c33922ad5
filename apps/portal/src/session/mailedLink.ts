// What a mailed link carries leaves the address before anything is asked of anybody.
const { pathname, search } = location;
if (/^\/auth\/(resetPassToken|confirmUser)\/?$/.test(pathname)) history.replaceState(null, '', pathname);

/** The query of the address the page was opened with. */
export const openedWith = search;
