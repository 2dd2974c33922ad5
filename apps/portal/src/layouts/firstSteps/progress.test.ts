// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { closeGuide, doneSteps, markDone, stepOf, steps } from './progress.ts';

beforeEach(() => localStorage.clear());

it('begins with nothing done and ends when every offered step is', () => {
  expect(doneSteps(steps)).toEqual([]);
  markDone('compare');
  markDone('compare');
  markDone('station');
  expect(doneSteps(steps)).toEqual(['station', 'compare']);
  // A server without alerts.
  expect(doneSteps(['station', 'compare'])).toBeNull();
  markDone('alerts');
  expect(doneSteps(steps)).toBeNull();
});

it('stays closed', () => {
  closeGuide();
  markDone('station');
  expect(doneSteps(steps)).toBeNull();
  expect(localStorage.getItem('firstSteps')).toBe('closed');
});

it('knows the screen of each step', () => {
  expect(
    ['/OBALA/location/loc_koper', '/OBALA/compare', '/%C5%A0K/alerts', '/OBALA/locations/map', '/clients'].map(stepOf),
  ).toEqual(['station', 'compare', 'alerts', undefined, undefined]);
});
