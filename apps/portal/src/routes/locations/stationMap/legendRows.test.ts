import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { legendRows } from './legendRows.ts';

const intl = createIntl({ locale: 'en' });
const search = { by: 'warning', standard: 'eu2024', levels: [] } as const;

it('gives stations without a level one row, which has the colour of none of them', () => {
  const stations = ['#3fa34d', '#c8102e'].map((color) => ({ level: 'unrated' as const, color }));
  expect(legendRows(intl, stations, search)).toEqual([{ level: 'unrated', count: 2 }]);
});

it('shows a level in the colour and with the name that the server sends', () => {
  const stations = [{ level: 'low' as const, color: '#e3b505', levelLabel: 'Slightly elevated' }];
  expect(legendRows(intl, stations, search)).toEqual([
    { level: 'low', count: 1, color: '#e3b505', levelLabel: 'Slightly elevated' },
  ]);
});
