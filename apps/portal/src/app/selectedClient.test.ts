import { expect, test, vi } from 'vitest';
import { createSelectedClient, isAtLocations } from './selectedClient.ts';

const one = { id: 'cli_1', code: 'ONE', name: 'One', isPublic: true, stationCount: 1 };
const two = { ...one, id: 'cli_2', code: 'TWO', name: 'Two' };

test('no client is selected at first', () => {
  expect(createSelectedClient().current()).toBeNull();
});

test('adding selects a client only where none is selected, setting replaces it', () => {
  const selected = createSelectedClient();
  selected.add(one);
  expect(selected.current()).toBe(one);
  selected.add(two);
  expect(selected.current()).toBe(one);
  selected.set(two);
  expect(selected.current()).toBe(two);
});

test('an update changes the selected client, and no other', () => {
  const selected = createSelectedClient();
  selected.update({ id: 'cli_1', name: 'Uno' });
  expect(selected.current()).toBeNull();
  selected.set(one);
  selected.update({ id: 'cli_2', name: 'Due' });
  expect(selected.current()).toBe(one);
  selected.update({ id: 'cli_1', name: 'Uno' });
  expect(selected.current()).toEqual({ ...one, name: 'Uno' });
});

test('removing leaves none selected, and each change is reported once', () => {
  const selected = createSelectedClient();
  const seen = vi.fn();
  const stop = selected.subscribe(seen);
  selected.set(one);
  selected.set(one);
  selected.remove();
  selected.remove();
  expect(selected.current()).toBeNull();
  expect(seen).toHaveBeenCalledTimes(2);
  stop();
  selected.set(two);
  expect(seen).toHaveBeenCalledTimes(2);
});

test.each([
  ['/ONE/locations', true],
  ['/ONE/locations/map', true],
  ['/ONE', false],
  ['/ONE/location/loc_1', false],
  ['/ONE/x/locations', false],
  ['/clients', false],
])('%s is under the locations of a client: %s', (path, isUnder) => {
  expect(isAtLocations(path)).toBe(isUnder);
});
