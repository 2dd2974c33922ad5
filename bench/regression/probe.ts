import type { Figure } from './verdict.ts';

/** One version, ready to be measured. */
export interface Subject {
  /** A value for each figure of the probe. @param turn number of the turn; both versions get the same ones */
  take: (turn: number) => Promise<number[]>;
  stop: () => Promise<void>;
}

/** Measures some figures together. */
export interface Probe {
  figures: Figure[];
  /** Turns before the first value: V8 compiles what runs often. */
  warmUp: number;
  /** Values that each version gives at first. */
  turns: number;
  /** @param from checkout of the version @param place 0 for the base, 1 for the current version */
  open: (from: string, place: number) => Promise<Subject>;
}
