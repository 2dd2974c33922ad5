import type { AdministeredMaintenanceAlert } from '@zrak/api-client';
import { expect, it } from 'vitest';
import { alertOf, draftOf, emptyDraft, endsTooEarly, type MaintenanceDraft } from './maintenanceDraft.ts';

const client = { id: 'cli_obala' };
const zone = 'Europe/Ljubljana';

const content: Omit<AdministeredMaintenanceAlert, 'id'> = {
  clientId: 'cli_obala',
  locationId: 'loc_koper',
  from: '2026-07-01T06:00:00Z',
  to: '2026-12-01T11:30:00Z',
  // The portal does not have Croatian.
  title: { en: 'Calibration', sl: 'Kalibracija', hr: 'Umjeravanje' },
  message: { en: 'The analysers are calibrated.' },
  parameters: ['PM10'],
};
const stored: AdministeredMaintenanceAlert = { id: 'mnt_1', ...content };

it('shows the times of the station, and sends back what is stored', () => {
  const draft = draftOf(stored, zone);
  expect(draft.from).toEqual({ day: '2026-07-01', time: '08:00' });
  expect(draft.to).toEqual({ day: '2026-12-01', time: '12:30' });
  expect(alertOf(draft, client, zone, stored)).toEqual({
    ...content,
    from: '2026-07-01T06:00:00.000Z',
    to: '2026-12-01T11:30:00.000Z',
  });
});

it('removes the text of a language whose field is emptied', () => {
  const draft = draftOf(stored, zone);
  const emptied = { ...draft, title: { ...draft.title, sl: ' ' } };
  const kept = { en: 'Calibration', hr: 'Umjeravanje' };
  expect(alertOf(emptied, client, zone, stored)?.title).toEqual({ ...kept, sl: null });
  expect(alertOf(emptied, client, zone)?.title).toEqual(kept);
});

it('needs English texts, and an end after the start', () => {
  const complete: MaintenanceDraft = {
    ...emptyDraft,
    title: { ...emptyDraft.title, en: 'Calibration' },
    message: { ...emptyDraft.message, en: 'No values.' },
    from: { day: '2026-12-01', time: '08:00' },
    to: { day: '2026-12-01', time: '12:00' },
  };
  const sent = (changes: Partial<MaintenanceDraft>) => alertOf({ ...complete, ...changes }, client, zone);
  expect(sent({})).toMatchObject({ locationId: null, parameters: null, from: '2026-12-01T07:00:00.000Z' });
  expect(sent({ title: { ...emptyDraft.title, sl: 'Kalibracija' } })).toBeNull();
  expect(sent({ to: { day: null, time: '12:00' } })).toBeNull();
  const early = { to: { day: '2026-12-01', time: '08:00' } };
  expect(sent(early)).toBeNull();
  expect([endsTooEarly({ ...complete, ...early }, zone), endsTooEarly(complete, zone)]).toEqual([true, false]);
});

it('drops the parameters with their station', () => {
  const draft = { ...draftOf(stored, zone), locationId: null };
  expect(alertOf(draft, client, zone)).toMatchObject({ locationId: null, parameters: null });
});

it('waits for the last digits of a typed year', () => {
  expect(endsTooEarly({ ...draftOf(stored, zone), to: { day: '0002-12-01', time: '12:30' } }, zone)).toBe(false);
});

it('leaves an unknown end empty', () => {
  const { id, clientId, from, title, message } = stored;
  const open = { id, clientId, from, title, message };
  expect(draftOf(open, zone).to).toEqual({ day: null, time: null });
});
