/** False on a server. */
export declare function useMediaQuery(query: string): boolean;
