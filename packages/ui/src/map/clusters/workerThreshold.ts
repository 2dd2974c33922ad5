/** Up to this number of stations, clustering is faster than starting a worker. */
export const workerThreshold = 12_000;
