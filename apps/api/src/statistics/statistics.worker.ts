/** Statistics of stations in a separate thread: those of a year take longer than other calls should wait. */
import { answerJobs } from '../workerThread.ts';
import { figuresOf } from './stationStatistics.ts';

answerJobs(figuresOf);
