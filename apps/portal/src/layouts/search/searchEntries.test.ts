import { expect, it } from 'vitest';
import { indexed, searched } from './searchEntries.ts';

const entries = indexed(
  [
    ['Celje bolnica'],
    ['Ljubljana Bežigrad'],
    ['Ljubljana Celovška'],
    ['PM10 particles', 'Ljubljana Bežigrad'],
    ['Škofije'],
  ].map(([label, description]) => ({ id: label!, label: label!, description, href: `/${label}` })),
);
const find = (query: string, most = 10) => searched(entries, query, most).entries.map(({ label }) => label);

it('ignores case and diacritics', () => {
  expect(find('skof')).toEqual(['Škofije']);
  expect(find('BEŽI')).toEqual(['Ljubljana Bežigrad', 'PM10 particles']);
});

it('puts names that begin with the query first, then words that do', () => {
  expect(find('cel')).toEqual(['Celje bolnica', 'Ljubljana Celovška']);
  expect(find('olni')).toEqual(['Celje bolnica']);
});

it('finds every word anywhere in name and description', () => {
  expect(find('pm10 bez')).toEqual(['PM10 particles']);
  expect(find('pm10 celje')).toEqual([]);
});

it('shows the first entries without a query, and no more than asked for', () => {
  expect(find('  ', 2)).toEqual(['Celje bolnica', 'Ljubljana Bežigrad']);
  expect(find('l', 3)).toHaveLength(3);
});

it('counts all that it finds', () => {
  expect(searched(entries, '', 2).total).toBe(5);
  expect(searched(entries, 'ljubljana', 1).total).toBe(3);
});
