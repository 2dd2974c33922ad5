/** Whether a media query matches; false on a server. */
export declare function useMediaQuery(query: string): boolean;
