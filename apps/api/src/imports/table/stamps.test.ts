import type { Zone } from '@zrak/quantities/time';
import { describe, expect, it } from 'vitest';
import { zoneOf } from '../../time/zone.ts';
import type { Refusal } from '../refusal.ts';
import { type DateOrder, isDateText, StampReader } from './stamps.ts';

const utc = zoneOf('UTC');
const ljubljana = zoneOf('Europe/Ljubljana');
const iso = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');

function read(
  text: string,
  { time, zone = utc, order = 'dmy' }: { time?: string; zone?: Zone; order?: DateOrder } = {},
) {
  const reader = new StampReader(zone, order);
  const instant = reader.read(text, time);
  return Number.isNaN(instant) ? reader.problem : iso(instant);
}

describe('the date', () => {
  it.each([
    ['2023-02-05', '2023-02-05'],
    ['2023-2-5', '2023-02-05'],
    ['2023/02/05', '2023-02-05'],
    ['2023.02.05', '2023-02-05'],
    ['20230205', '2023-02-05'],
    ['05.02.2023', '2023-02-05'],
    ['5.2.2023', '2023-02-05'],
    ['5.2.2023.', '2023-02-05'],
    ['5. 2. 2023', '2023-02-05'],
    ['5.  2.  2023.', '2023-02-05'],
    ['5.2.23', '2023-02-05'],
    ['05/02/2023', '2023-02-05'],
    ['05-02-2023', '2023-02-05'],
    ['5/2/23', '2023-02-05'],
    [' 2023-02-05 ', '2023-02-05'],
    ['2024-02-29', '2024-02-29'],
    ['1969-12-31', '1969-12-31'],
    ['2023-12-31', '2023-12-31'],
  ])('of %j is %s', (text, date) => {
    expect(read(text)).toBe(`${date}T00:00:00Z`);
    expect(read(text, { time: '' })).toBe(`${date}T00:00:00Z`);
    expect(read(text, { time: '07:30' })).toBe(`${date}T07:30:00Z`);
  });

  it.each([
    '2023-02-29',
    '2023-04-31',
    '2023-13-01',
    '2023-00-10',
    '2023-01-00',
    '2023-01-32',
    '0023-02-15',
    '2023-02/05',
    '5.2/2023',
    '5.2.023',
    '5.2.20233',
    '105.2.2023',
    '2023-02-055',
    '2023-123-05',
    '2023-02',
    'x2023-02-05',
    '2023-02-05x',
    'x5.2.2023',
    '5.2.2023x',
    '5.123.2023',
    '2023',
    '20231301',
    'x20230205',
    '20230205x',
    'soon',
    '',
  ])('%j does not exist', (text) => {
    expect(read(text)).toEqual({ id: 'imports.rows.badDate', values: { text } });
  });

  it.each([
    ['05/02/2023', 'dmy', '2023-02-05'],
    ['05/02/2023', 'mdy', '2023-05-02'],
    ['05-02-23', 'mdy', '2023-05-02'],
    ['05.02.2023', 'mdy', '2023-02-05'],
    ['2023/02/05', 'mdy', '2023-02-05'],
  ] as const)('%s in the order %s is %s', (text, order, date) => {
    expect(read(text, { order })).toBe(`${date}T00:00:00Z`);
  });

  const orderOf = (stamps: string[], order?: DateOrder) => {
    const reader = new StampReader(utc, order);
    for (const text of stamps) reader.read(text);
    try {
      reader.checkOrder('a.csv');
      return undefined;
    } catch (error) {
      return (error as Refusal).sentence;
    }
  };

  it.each([
    [['28.11.2023', '2023/11/28', '5.2.2023']],
    [['13/03/2004', '09-12-2004']],
    [['09-12-2004', '13/03/2004', '08/01/2004']],
    [[]],
  ])('%j have a clear order', (stamps) => {
    expect(orderOf(stamps)).toBeUndefined();
  });

  it.each([
    [['03/13/2004'], 'monthFirst'],
    [['12-10-2004', '09/13/2004', '01/02/2004'], 'monthFirst'],
    [['10/03/2004'], 'ambiguousDates'],
    [['12-12-2004', '2023-11-28'], 'ambiguousDates'],
    [['13/03/2004', '03/13/2004'], 'ambiguousDates'],
  ])('%j have none: %s', (stamps, id) => {
    expect(orderOf(stamps)).toEqual({ id: `imports.refusals.${id}`, values: { name: 'a.csv' } });
    expect([orderOf(stamps, 'dmy'), orderOf(stamps, 'mdy')]).toEqual([undefined, undefined]);
  });
});

describe('date and time in one text', () => {
  it.each([
    ['2023-02-15T19:00:00Z', '2023-02-15T19:00:00Z'],
    ['2023-02-15 19:00', '2023-02-15T19:00:00Z'],
    ['2023-02-15  19:00 ', '2023-02-15T19:00:00Z'],
    [' 2023-02-15 19:00', '2023-02-15T19:00:00Z'],
    ['15.02.2023 19:00', '2023-02-15T19:00:00Z'],
    ['1.3.23 7:05', '2023-03-01T07:05:00Z'],
    ['1. 3. 2023 12:00', '2023-03-01T12:00:00Z'],
    ['1.  3.  2023 12:00', '2023-03-01T12:00:00Z'],
    ['1. 12. 2023 12:00', '2023-12-01T12:00:00Z'],
    ['15. 2. 2023. 19:00', '2023-02-15T19:00:00Z'],
    ['15.2.2023. 19:00', '2023-02-15T19:00:00Z'],
    ['2023-02-15 ', '2023-02-15T00:00:00Z'],
    ['20230215 1900', '2023-02-15T19:00:00Z'],
    ['20230215T190005Z', '2023-02-15T19:00:05Z'],
    ['202302151900', '2023-02-15T19:00:00Z'],
    ['20230215190005', '2023-02-15T19:00:05Z'],
    [' 202302151900 ', '2023-02-15T19:00:00Z'],
    ['1676487600', '2023-02-15T19:00:00Z'],
    ['1676487600000', '2023-02-15T19:00:00Z'],
    ['1676487600999', '2023-02-15T19:00:00Z'],
  ])('%j is %s', (text, instant) => {
    expect(read(text)).toBe(instant);
  });

  it('is not taken from digits with other characters', () => {
    expect(read('a1676487600')).toMatchObject({ id: 'imports.rows.badDate' });
    expect(read('1676487600a')).toMatchObject({ id: 'imports.rows.badDate' });
  });
});

describe('the time of day', () => {
  it.each([
    ['7', '07:00:00'],
    ['19', '19:00:00'],
    ['1905', '19:05:00'],
    ['190507', '19:05:07'],
    ['19:05', '19:05:00'],
    ['19.05', '19:05:00'],
    ['19h05', '19:05:00'],
    ['19:05:07', '19:05:07'],
    ['18.00.59', '18:00:59'],
    ['19:05:07.999', '19:05:07'],
    ['19:05:07,25', '19:05:07'],
    ["'01:00'", '01:00:00'],
    [' 01:00 ', '01:00:00'],
    ['12:30 AM', '00:30:00'],
    ['12:30 PM', '12:30:00'],
    ['1:30pm', '13:30:00'],
    ['11:59 am', '11:59:00'],
    ['1 AM', '01:00:00'],
    ['23:59:59', '23:59:59'],
    ['10:00 UTC', '10:00:00'],
    ['10:00Z', '10:00:00'],
    ['10:00 z', '10:00:00'],
    ['10:00 GMT', '10:00:00'],
    ['10:00 WET', '10:00:00'],
    ['10:00 WEST', '09:00:00'],
    ['10:00 CET', '09:00:00'],
    ['10:00 CEST', '08:00:00'],
    ['10:00 MEZ', '09:00:00'],
    ['10:00 mesz', '08:00:00'],
    ['10:00 EET', '08:00:00'],
    ['10:00 EEST', '07:00:00'],
    ['10:00+02', '08:00:00'],
    ['10:00+0230', '07:30:00'],
    ['10:00 +02:30', '07:30:00'],
    ['10:00+02:59', '07:01:00'],
    ['10:00:00-03:30', '13:30:00'],
    ['10:00:00-12:00', '22:00:00'],
    ['10:00 -0330', '13:30:00'],
    ['10:00:00-03', '13:00:00'],
    ['14:00+14:00', '00:00:00'],
    ['10:00 PM CET', '21:00:00'],
  ])('%j is %s UTC', (time, clock) => {
    expect(read('2023-02-15', { time })).toBe(`2023-02-15T${clock}Z`);
  });

  it('24:00 is the end of the day', () => {
    expect(read('2023-02-28', { time: '24:00' })).toBe('2023-03-01T00:00:00Z');
  });

  it.each([
    '25:00',
    '24:01',
    '24:00:01',
    '23:60',
    '23:59:60',
    '0:30 PM',
    '13:00 PM',
    '10:00 BST',
    '10:00 Uhr',
    '10:00+2',
    '10:00+02:3',
    '10:00+02:60',
    '10:00+14:30',
    '10:00:00-12:30',
    '10:00-11:00-12:00',
    '7:5',
    '100:00',
    'x10:00',
    '10:00 #',
    "10':00",
    'noon',
  ])('%j does not exist', (time) => {
    expect(read('2023-02-15', { time })).toEqual({ id: 'imports.rows.badTime', values: { text: time } });
  });

  it.each([
    '10:00-11:00',
    '13:00-14:00',
    '10:00-03:30',
    '9-10',
    '9.00-10.00',
    '1000-1100',
    '23h00-24h00',
    ' 10:00-11:00 ',
    "'10:00-11:00'",
  ])('%j can be a period or have an offset, and is not guessed', (time) => {
    expect(read('2023-02-15', { time })).toEqual({ id: 'imports.rows.periodOrOffset', values: { text: time } });
    expect(read(`2023-02-15 ${time.trim()}`)).toMatchObject({ id: 'imports.rows.periodOrOffset' });
  });

  it.each(['2023-02-15T10:00-05:00', '20230215T1000-0500', '2023-02-15T10:00-05', '2023-02-15 10:00:00-05:00'])(
    '%j has an offset',
    (text) => {
      expect(read(text)).toBe('2023-02-15T15:00:00Z');
    },
  );

  it('is refused each time that the text repeats', () => {
    const reader = new StampReader(utc, 'dmy');
    expect([reader.read('2023-02-15', '25:00'), reader.read('2023-02-15', '25:00')]).toEqual([Number.NaN, Number.NaN]);
  });
});

describe('the zone of times that name none', () => {
  it.each([
    ['2023-01-15 12:00', '2023-01-15T11:00:00Z'],
    ['2023-07-15 12:00', '2023-07-15T10:00:00Z'],
    ['2023-07-15 12:00Z', '2023-07-15T12:00:00Z'],
    ['2023-03-25 12:00', '2023-03-25T11:00:00Z'],
    ['2023-03-26 01:59', '2023-03-26T00:59:00Z'],
    ['2023-03-26 03:00', '2023-03-26T01:00:00Z'],
    ['2023-03-27 00:00', '2023-03-26T22:00:00Z'],
    ['2023-03-27 23:00', '2023-03-27T21:00:00Z'],
    ['2023-03-28 00:00', '2023-03-27T22:00:00Z'],
    ['2023-10-28 23:00', '2023-10-28T21:00:00Z'],
    ['2023-10-29 01:59', '2023-10-28T23:59:00Z'],
    ['2023-10-29 02:00', '2023-10-29T00:00:00Z'],
    ['2023-10-29 03:00', '2023-10-29T02:00:00Z'],
    ['2023-10-30 00:00', '2023-10-29T23:00:00Z'],
  ])('reads %s in Ljubljana as %s', (text, instant) => {
    expect(read(text, { zone: ljubljana })).toBe(instant);
  });

  it.each(['2023-03-26 02:00', '2023-03-26 02:59'])('refuses %s, which clocks skip', (text) => {
    expect(read(text, { zone: ljubljana })).toEqual({
      id: 'imports.rows.skippedTime',
      values: { zone: 'Europe/Ljubljana' },
    });
  });

  it('gives the later instant of a time that clocks show twice, and of no other', () => {
    const reader = new StampReader(ljubljana, 'dmy');
    expect(reader.later).toBeNaN();
    reader.read('2023-10-29 02:30');
    expect(iso(reader.later)).toBe('2023-10-29T01:30:00Z');
    for (const text of ['2023-10-29 01:59', '2023-10-29 03:00', '2023-10-29 02:30 CET', '2023-03-26 03:00', 'soon']) {
      reader.read('2023-10-29 02:59');
      expect(iso(reader.later)).toBe('2023-10-29T01:59:00Z');
      reader.read(text);
      expect(reader.later).toBeNaN();
    }
  });

  it.each([
    ['2023-02-15 19:00', true],
    ['2023-02-15', true],
    ['2023-02-15 19:00Z', false],
    ['2023-02-15 19:00 CET', false],
    ['1676487600', false],
    ['1676487600000', false],
    ['soon', false],
  ])('is needed for %s: %s', (text, isNeeded) => {
    const reader = new StampReader(undefined, 'dmy');
    expect(reader.hasZonelessStamps).toBe(false);
    reader.read(text);
    expect(reader.hasZonelessStamps).toBe(isNeeded);
  });
});

describe('whether a text is a date', () => {
  it.each([
    '2023-02-15',
    '2023/2/5',
    '2023.02.15',
    '  2023-02-15T19:00Z',
    '15.2.2023',
    '15. 2. 2023 19:00',
    '5/2/2023',
    '05-02-2023',
  ])('it is for %j', (text) => {
    expect(isDateText(text)).toBe(true);
  });

  it.each(['PM10', '2023', '12.5', '12.5.7', '2023-02-155', '5.2.20233', '5.2.23', 'on 2023-02-15', 'x5.2.2023'])(
    'it is not for %j',
    (text) => {
      expect(isDateText(text)).toBe(false);
    },
  );
});
