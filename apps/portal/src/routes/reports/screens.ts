/** One chunk, because each chunk adds a name to the start-up code. */
export * as files from './ReportsRoute.tsx';
export * as ofPeriod from './PeriodReportRoute.tsx';
