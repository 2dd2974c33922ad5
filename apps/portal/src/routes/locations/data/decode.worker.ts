import { readColumns } from '@zrak/api-client';
import { answerCalls } from '../../../shared/answerCalls.ts';
import { buffersOf } from './columnBuffers.ts';

answerCalls((bytes: ArrayBuffer) => readColumns(bytes), buffersOf);
