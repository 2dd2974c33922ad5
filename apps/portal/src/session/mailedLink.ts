// The token of a mailed link is removed from the address before any request is sent.
const { pathname, search } = location;
if (/^\/auth\/(resetPassToken|confirmUser)\/?$/.test(pathname)) history.replaceState(null, '', pathname);

/** Query of the address that the page was opened with. */
export const openedWith = search;
