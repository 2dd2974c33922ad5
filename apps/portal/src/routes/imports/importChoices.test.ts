import type { ImportOutcome } from '@zrak/api-client';
import { expect, test } from 'vitest';
import { columnChoices, noOptions, stationChoices } from './importChoices.ts';

const series = {
  clientId: 'port',
  locationId: 'quay',
  locationName: 'Quay 7',
  isNew: true,
  interval: 'PT1H' as const,
  values: 24,
  from: '2026-01-01T00:00:00Z',
  to: '2026-01-02T00:00:00Z',
  averaged: 0,
  duplicates: 0,
  contradictions: 0,
  units: [],
};
const outcome: ImportOutcome = {
  isImported: false,
  rows: 24,
  blankRows: 0,
  columns: [
    { heading: 'dust', unit: 'µg/m3', values: 24 },
    { heading: 'remark' },
    { station: 'Pier', heading: 'NO2', parameter: 'NO2', values: 20 },
  ],
  series: [
    { ...series, columns: ['dust'], parameter: 'PM10' },
    { ...series, columns: ['Pier / NO2'], locationId: 'pier', parameter: 'NO2' },
  ],
  notes: [],
  rejections: [],
  rejected: 0,
  counts: { added: 44, replaced: 0, unchanged: 0 },
};

test('each name of a station leads to the station that the server has found or the user has chosen', () => {
  expect(stationChoices(outcome, noOptions)).toEqual([
    { label: '', locationId: 'quay' },
    { label: 'Pier', locationId: 'pier' },
  ]);
  const chosen = { ...noOptions, stations: { Pier: 'mole' } };
  expect(stationChoices(outcome, chosen)[1]).toEqual({ label: 'Pier', locationId: 'mole' });
  expect(stationChoices({ ...outcome, series: [] }, noOptions)[0]).toEqual({ label: '', locationId: null });
});

test('columns have the keys of the options, and the parameter that was found, chosen or left out', () => {
  const found = columnChoices(outcome, { ...noOptions, columns: { dust: '' } });
  expect(found.map(({ key, parameter, values }) => [key, parameter, values])).toEqual([
    ['dust', '', 24],
    ['remark', null, null],
    ['Pier/NO2', 'NO2', 20],
  ]);
});

test('columns of a refused file have the parameter of their heading, and the unit of the file or of the user', () => {
  const found = columnChoices({ ...outcome, series: [] }, { ...noOptions, units: { 'Pier/NO2': 'ppb' } });
  expect(found.map(({ parameter, unit }) => [parameter, unit])).toEqual([
    [null, 'µg/m3'],
    [null, null],
    ['NO2', 'ppb'],
  ]);
});
