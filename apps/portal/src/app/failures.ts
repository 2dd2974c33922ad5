import type { ApiError } from '@zrak/api-client';
import { redirect } from 'react-router-dom';
import { paths } from './paths.ts';

/** Turns the error of a refused call into what a loader throws: a forbidden call redirects to /access-denied. */
export function toThrow(error: ApiError): ApiError | Response {
  return error.status === 403 ? redirect(paths.accessDenied) : error;
}
