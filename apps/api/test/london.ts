/** The hours of London used by the tests of `@zrak/quantities`. */
export { hasLondon, london } from '../../../packages/quantities/test/london.ts';
