import { readColumns } from '@zrak/api-client';
import { answerCalls } from '../../../shared/answerCalls.ts';
import { buffersOf, type DecodeRequest } from './columnBuffers.ts';

answerCalls(({ bytes, asked }: DecodeRequest) => readColumns(bytes, asked), buffersOf);
