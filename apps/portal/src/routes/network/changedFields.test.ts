import { expect, test } from 'vitest';
import { changedFields } from './changedFields.ts';

const loaded = { name: 'Port', public: true, accentColor: null, principle: { en: 'Light' } };

test.each([
  ['no change', {}],
  ['one field', { name: 'Pier' }],
  ['an emptied field', { principle: { en: 'Light', sl: 'Svetloba' }, public: false }],
])('%s is sent alone', (_, fields) => expect(changedFields(loaded, { ...loaded, ...fields })).toEqual(fields));

test('all fields are sent if nothing complete was loaded', () => {
  expect(changedFields<typeof loaded>(null, loaded)).toEqual(loaded);
});
