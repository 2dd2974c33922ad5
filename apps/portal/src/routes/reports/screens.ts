/** One door, as the start has room for the name of one file. */
export * as files from './ReportsRoute.tsx';
export * as ofPeriod from './PeriodReportRoute.tsx';
