/**
 * Whether the browser supports WebGL 2; null on a server and until it is known. To find out takes tens of milliseconds
 * on a phone, so it is done once for the page, and not while a component renders.
 */
declare function useWebgl(): boolean | null;
export { useWebgl };