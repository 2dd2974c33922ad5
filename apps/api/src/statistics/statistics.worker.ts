/** Statistics of stations in a separate thread: those of a year take longer than other calls should wait. */
import { answerJobs } from '../workerThread.ts';
import { figuresOf } from './stationFigures.ts';

answerJobs(figuresOf);
