/** The hours of London that the tests of `@zrak/quantities` are compared with. */
export { hasLondon, london } from '../../../packages/quantities/test/london.ts';
