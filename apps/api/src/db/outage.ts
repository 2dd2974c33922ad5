/**
 * SQLSTATE classes for a lost connection (08), missing resources (53: connections, memory, disk) and an interrupted
 * server (57), and the errors of sockets and of a full disk.
 */
const outage =
  /^(08|53|57)\w{3}$|^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|ENOSPC|EPIPE|ETIMEDOUT)$/;

/** The driver `pg` has no code for these. */
const uncoded: ReadonlySet<string> = new Set([
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);

/** Whether the database cannot work at the moment, and may later. */
export function isOutage(error: unknown): boolean {
  const { code, message, syscall } = error as { code?: unknown; message?: unknown; syscall?: unknown };
  // A server that is stopped has no Unix socket: ENOENT, which of a file would be a fault.
  return (typeof code === 'string' && outage.test(code)) || syscall === 'connect' || uncoded.has(String(message));
}

/**
 * Whether a transaction was undone that may succeed when it is repeated: because of another one (SQLSTATE class 40), or
 * because a statement took too long, for example while it waited for a lock (57014).
 */
export function isUndone(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^40\w{3}$|^57014$/.test(code);
}

export const databaseFaults = ['outage', 'conflict', 'other'] as const;
export type DatabaseFault = (typeof databaseFaults)[number];

/** SQLSTATE classes of data that may not be stored, and of transactions that are undone for others. */
const conflict = /^(23|40)\w{3}$|^55P03$/;

export function databaseFaultOf(error: unknown): DatabaseFault {
  if (isOutage(error)) return 'outage';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && conflict.test(code) ? 'conflict' : 'other';
}
