import { type Language, languages } from './journey.ts';

/** `npm test` runs a part of what repeats per language, screen or call; `test:languages`, `test:screens` and `test:faults` run all. */
export const isWhole = process.env['ZRAK_E2E'] === 'all';

/** All languages in a whole run. Otherwise one of them: the next one with each turn. */
export const languagesOf = (turn: number): readonly Language[] =>
  isWhole ? languages : [languages[turn % languages.length]!];

/**
 * Tag of a test that `npm test` leaves out: another case of what its neighbours prove, or a rare surrounding. Only
 * `pnpm test:extended` and the whole suites run it.
 */
export const extended = { tag: '@extended' };

/** The tag for some cases of a test. */
export const extendedIf = (isExtended: boolean) => (isExtended ? extended : {});
