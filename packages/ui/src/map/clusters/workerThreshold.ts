/** So many stations are put together in less time than a worker takes to start. */
export const workerThreshold = 12_000;
