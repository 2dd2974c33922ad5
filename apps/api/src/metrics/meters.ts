import type { Schemas } from '../contract/schemas.ts';
import type { WriteCounts } from '../measurements/mergeDays.ts';

/** Work that repeats in the background. The label is no `job`: Prometheus has its own. */
export const works = ['states', 'alerts', 'reports'] as const;
export type Work = (typeof works)[number];

/** Calls of which only some may run at the same time. */
export const tasks = ['report', 'export', 'import'] as const;
export type Task = (typeof tasks)[number];

export const refusals = ['credentials', 'throttled', 'session'] as const;
export type SignInRefusal = (typeof refusals)[number];

/** No token, one that was not signed here or has expired, one whose session has ended, or an unknown or revoked API key. */
export const callRefusals = ['missing', 'token', 'session', 'key'] as const;
export type CallRefusal = (typeof callRefusals)[number];

export const sources = ['call', 'file'] as const;
/** Values of a data logger's call, or of an imported file. */
export type ValueSource = (typeof sources)[number];

export const clientErrorKinds = [
  'error',
  'rejection',
  'boundary',
  'policy',
] as const satisfies Schemas['ClientErrorKind'][];

/** Reports of the API about its running work. None of them names a person, client, station or address. */
export interface Meters {
  /** @returns ends the task */
  began: (task: Task) => () => void;
  mailed: (isSent: boolean) => void;
  refusedSignIn: (reason: SignInRefusal) => void;
  refusedCall: (reason: CallRefusal) => void;
  wrote: (source: ValueSource, counts: WriteCounts, refusedRows: number) => void;
  foundDamage: () => void;
  clientFailed: (kind: Schemas['ClientErrorKind']) => void;
  ran: (work: Work, isDone: boolean) => void;
}

const nothing = (): void => undefined;

/** Of a server without metrics. */
export const noMeters: Meters = {
  began: () => nothing,
  mailed: nothing,
  refusedSignIn: nothing,
  refusedCall: nothing,
  wrote: nothing,
  foundDamage: nothing,
  clientFailed: nothing,
  ran: nothing,
};

/** Runs background work and reports how it ended. */
export async function measured(meters: Meters, work: Work, run: () => Promise<void>): Promise<void> {
  try {
    await run();
    meters.ran(work, true);
  } catch (error) {
    meters.ran(work, false);
    throw error;
  }
}
