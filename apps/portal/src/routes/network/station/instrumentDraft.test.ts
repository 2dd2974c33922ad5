import type { NetworkInstrument } from '@zrak/api-client';
import { expect, test } from 'vitest';
import { localTextOf } from '../localTexts.ts';
import { draftOfInstrument, instrumentOf } from './instrumentDraft.ts';

const analyser: NetworkInstrument = {
  id: 'apda',
  maker: 'Horiba',
  model: 'APDA-372',
  // The portal does not have Croatian.
  principle: { en: 'light scattering', sl: 'sipanje svetlobe', hr: 'raspršenje svjetlosti' },
  serialNumber: 'A 17',
  inletHeight: 3.5,
  operatingSince: '2021-02-01',
  lastCalibration: '2026-01-15',
};

test('an instrument that is read and sent back keeps all its fields', () => {
  expect({ id: 'apda', ...instrumentOf(draftOfInstrument(analyser)) }).toEqual(analyser);
});

test('empty fields clear what is stored, and needed ones hold the instrument back', () => {
  const draft = draftOfInstrument(analyser);
  expect(instrumentOf({ ...draft, serialNumber: ' ', inletHeight: null })).toMatchObject({
    serialNumber: null,
    inletHeight: null,
  });
  expect(instrumentOf({ ...draft, maker: ' ' })).toBeNull();
  expect(instrumentOf({ ...draft, principle: { ...draft.principle, en: '' } })).toBeNull();
  expect(instrumentOf(draftOfInstrument(null))).toBeNull();
});

test('a text in a language that the portal does not have stays when another is edited', () => {
  const draft = draftOfInstrument(analyser);
  expect(instrumentOf({ ...draft, principle: { ...draft.principle, en: 'beta ray', sl: ' ' } })?.principle).toEqual({
    en: 'beta ray',
    hr: 'raspršenje svjetlosti',
  });
});

test('the principle is read in the language of the reader, or in English', () => {
  expect(localTextOf(analyser.principle, 'sl-SI')).toBe('sipanje svetlobe');
  expect(localTextOf(analyser.principle, 'de')).toBe('light scattering');
});
