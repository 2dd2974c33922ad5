/** The demo generator in a separate thread: a year of one series takes a third of a second. */
import { answerJobs } from '../../workerThread.ts';
import { generate } from './generate.ts';

answerJobs(generate, (made) => made.flatMap(({ values, flags }) => [values.buffer, flags.buffer] as ArrayBuffer[]));
