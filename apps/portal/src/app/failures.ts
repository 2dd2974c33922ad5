import type { ApiError } from '@zrak/api-client';
import { redirect } from 'react-router-dom';
import { paths } from './paths.ts';

/** What a loader throws for a refused call: a forbidden one sends the browser to /access-denied. */
export function toThrow(error: ApiError): ApiError | Response {
  return error.status === 403 ? redirect(paths.accessDenied) : error;
}
