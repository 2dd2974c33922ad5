import { expect, it } from 'vitest';
import { isUserInitiated, userInitiated } from './motionDuration.ts';

it('knows a move that a button or a key has asked for, and one that a gesture brought', () => {
  expect(isUserInitiated({ ...userInitiated })).toBe(true);
  expect(isUserInitiated({ originalEvent: {} })).toBe(true);
});

it('knows a move of the map itself', () => {
  expect(isUserInitiated({})).toBe(false);
  expect(isUserInitiated({ originalEvent: undefined })).toBe(false);
});
