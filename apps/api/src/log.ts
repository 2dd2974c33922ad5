import { randomUUID } from 'node:crypto';
import type { Settings } from './settings.ts';

/**
 * An error as the log has it. Drivers attach what they were working on: PostgreSQL the values of a row, the mail server
 * its conversation. None of it is logged.
 */
export function loggedError({ name, message, stack, ...details }: Error & { code?: unknown }) {
  const { code } = details;
  return { type: name, message, stack: stack ?? '', ...(typeof code === 'string' ? { code } : {}) };
}

const mailAddress = /[\w.!#$%&'*+=?^`{|}~-]+@(?:[\w-]+\.)+[a-z]{2,}\b/gi;

/** A line of the log without mail addresses: a mail server names in its refusal whom it refuses. */
export function withoutAddresses(line: string): string {
  return line.includes('@') ? line.replace(mailAddress, '(address)') : line;
}

/** Without spaces and line breaks, which would change other fields of a log. */
const validId = /^[\w.:-]{8,128}$/;

/** The id of a request in the log and in `X-Request-Id`: that of a trusted proxy, or a new one. */
export function requestId(given: unknown, { trustProxy }: Pick<Settings, 'trustProxy'>): string {
  const isProxys = trustProxy !== undefined && typeof given === 'string' && validId.test(given);
  return isProxys ? given : randomUUID();
}
