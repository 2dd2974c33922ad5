/** Whether a media query matches; false on a server. */
declare function useMediaQuery(query: string): boolean;
export { useMediaQuery };