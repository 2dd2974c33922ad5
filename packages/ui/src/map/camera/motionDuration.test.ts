import { expect, it } from 'vitest';
import { isUserInitiated, userInitiated } from './motionDuration.ts';

it('recognises a move by a button or a key, and a move by a gesture', () => {
  expect(isUserInitiated({ ...userInitiated })).toBe(true);
  expect(isUserInitiated({ originalEvent: {} })).toBe(true);
});

it('recognises a move of the map itself', () => {
  expect(isUserInitiated({})).toBe(false);
  expect(isUserInitiated({ originalEvent: undefined })).toBe(false);
});
