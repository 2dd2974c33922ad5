import type { Fault } from './faultKinds.ts';

/** State of a screen after a failed call. */
export interface Expected {
  /** All of them are visible, in this order: what failed, then why. */
  sentences: readonly string[];
  /** Address that the failure leads to. */
  at?: RegExp;
  /** `retry`: the screen has a button of this name. `again`: the user opens the screen, or repeats the action. */
  recovery: 'retry' | 'again';
}

/** Expectation for each fault; null if the screen works as without the fault. */
export type Rule = (fault: Fault) => Expected | null;

const forbidden: Expected = { sentences: ['Access Forbidden'], at: /\/access-denied$/, recovery: 'again' };

/** Every 403 leads to the same page, and a slow response is no failure. */
const unlessCommon =
  (rule: (fault: Fault & { sentence: string }) => Expected | null): Rule =>
  (fault) => {
    if (fault.sentence === null) return null;
    return fault.status === 403 ? forbidden : rule(fault as Fault & { sentence: string });
  };

/** A sentence of the screen and the cause, with a button to try again. */
export const failure = (sentence: string): Rule =>
  unlessCommon((fault) => ({ sentences: [sentence, fault.sentence], recovery: 'retry' }));

/** A sentence of the screen without the cause, with a button to try again. */
export const plainFailure = (sentence: string): Rule =>
  unlessCommon(() => ({ sentences: [sentence], recovery: 'retry' }));

/** A passing message; the screen works without the data. */
export const notice = (sentence: string): Rule => unlessCommon(() => ({ sentences: [sentence], recovery: 'again' }));

/** A passing message that contains the cause. */
export const noticeWithCause = (sentence: string): Rule =>
  unlessCommon((fault) => ({ sentences: [`${sentence}: ${fault.sentence}`], recovery: 'again' }));

/** The cause alone. */
export const causeAlone: Rule = unlessCommon(({ sentence }) => ({ sentences: [sentence], recovery: 'retry' }));

const meaningless = ['Bad Request', 'Unknown error', 'An unexpected error occurred', 'Failed to load data.'];

/** The server's reason, or else the attempted action. */
export const reasonOr = (sentence: string): Rule =>
  unlessCommon((fault) => ({
    sentences: [meaningless.includes(fault.sentence) ? sentence : fault.sentence],
    recovery: 'again',
  }));

/** The list of extensions is one itself: the screen works after every answer. */
export const optional: Rule = () => null;

/** A part of the screen is left out. */
export const leftOut: Rule = unlessCommon(() => null);

/** Another rule for these faults. */
export const except =
  (rule: Rule, applies: (fault: Fault) => boolean, other: Rule): Rule =>
  (fault) =>
    applies(fault) ? other(fault) : rule(fault);

/** An answer without a list counts as an empty one. */
export const isEmptyList = ({ name }: Fault) => ['empty 200', 'JSON []', 'JSON null'].includes(name);

/** The sentence in place of an empty list; the list is there when the screen is opened again. */
export const emptyState =
  (sentence: string): Rule =>
  () => ({ sentences: [sentence], recovery: 'again', at: /^\// });

export const hasStatus =
  (...statuses: number[]) =>
  ({ status }: Fault) =>
    status !== undefined && statuses.includes(status);

/** The server refuses this request, whenever it is sent. */
export const isRefusal = ({ status }: Fault) =>
  status !== undefined && status >= 400 && status < 500 && status !== 429 && status !== 403;
