import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineAddress } from './address.ts';
import { choiceParam, idParam, listParam, parsedParam, textParam } from './param.ts';

const levels = ['low', 'high'] as const;
const address = defineAddress(
  {
    level: choiceParam(levels, 'low'),
    kind: choiceParam(['a', 'b'], null),
    find: textParam,
    station: idParam,
    series: listParam(','),
    year: parsedParam((text) => (/^\d{4}$/.test(text ?? '') ? Number(text) : null), String),
  },
  { level: { series: [] } },
);
type Values = ReturnType<typeof address.read>;

const values: fc.Arbitrary<Values> = fc.record({
  level: fc.constantFrom(...levels),
  kind: fc.constantFrom('a' as const, 'b' as const, null),
  find: fc.string({ unit: 'grapheme' }),
  station: fc.option(fc.string({ minLength: 1 })),
  series: fc.array(fc.string({ minLength: 1 }).filter((id) => !id.includes(','))),
  year: fc.option(fc.integer({ min: 1000, max: 9999 })),
});
/** Any text that an address may contain. */
const searches = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...address.names), fc.string()), fc.string({ unit: 'binary' })))
  .map((pairs) => new URLSearchParams(pairs));
const foreign = (search: URLSearchParams) =>
  [...search].filter(([name]) => !(address.names as readonly string[]).includes(name));
const parse = (text: string) => address.read(new URLSearchParams(text));

describe('search params as values', () => {
  test('reads what it has written', () => {
    fc.assert(
      fc.property(values, (written) => {
        expect(parse(address.format(written))).toEqual(written);
      }),
    );
  });

  test('reads any address, and writes the result in one way', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const parsed = address.read(search);
        expect(parse(address.format(parsed))).toEqual(parsed);
        expect(address.format(parse(address.format(parsed)))).toBe(address.format(parsed));
      }),
    );
  });

  test('changes the named values and keeps all others', () => {
    fc.assert(
      fc.property(searches, values, fc.subarray(address.names as (keyof Values)[]), (search, written, names) => {
        const change = Object.fromEntries(names.map((name) => [name, written[name]])) as Partial<Values>;
        const after = address.write(search, change);
        expect(foreign(after)).toEqual(foreign(search));
        const reset = names.includes('level') ? { series: [] } : {};
        expect(address.read(after)).toEqual({ ...address.read(search), ...reset, ...change });
      }),
    );
  });

  test('treats invalid values as absent', () => {
    expect(parse('level=__proto__&kind=c&year=1e3&series=,,&station=&utm=1')).toEqual(parse(''));
    expect(parse('')).toEqual({ level: 'low', kind: null, find: '', station: null, series: [], year: null });
  });

  test('omits default values', () => {
    expect(address.format({ level: 'low', kind: null, find: '', series: [], year: null })).toBe('');
    expect(address.write(new URLSearchParams('level=high&utm=1'), { level: 'low' }).toString()).toBe('utm=1');
  });

  test('resets dependent values with a change, unless it contains them', () => {
    const search = new URLSearchParams('series=a,b');
    expect(address.write(search, { level: 'high' }).toString()).toBe('level=high');
    expect(address.write(search, { level: 'high', series: ['c'] }).toString()).toBe('series=c&level=high');
    expect(search.toString(), 'what is given stays as it is').toBe('series=a%2Cb');
  });
});
