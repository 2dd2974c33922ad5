import { describe, expect, it } from 'vitest';
import { withoutPersonalData } from './withoutPersonalData.ts';

const stack = `at Graph (https://zrak.example/assets/StationRoute-Bq3x_9aZ.js:12:3401)
render@https://zrak.example/assets/start-CkP1.js:1:1020177
at async loader (http://localhost:5173/src/routes/a.tsx?t=1795593600:3:9)`;

const cases: [name: string, text: string, expected: string][] = [
  [
    'an address',
    'Failed to load https://zrak.example/OBALA/location/loc_x?user=ana now',
    'Failed to load (address) now',
  ],
  ['an address of a path', 'No route matches URL /OBALA/location/7', 'No route matches URL (address)'],
  ['a query', 'Bad search ?period=year&series=3.', 'Bad search (query).'],
  ['a mail address', 'ana.novak@example.org: not found', '(mail): not found'],
  ['a token', 'Rejected eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1In0.c2ln', 'Rejected (token)'],
  ['a token after its name', 'Bearer abc and password: tajno', 'Bearer (text) and password: (text)'],
  ['a UUID', 'Session 6f1c2b0e-5a1d-4c3b-9a0f-2b7d5e6f7a8b ended', 'Session (token) ended'],
  ['an id', 'No series ser_koper_pm10 in usr_obala', 'No series (id) in (id)'],
  [
    'quoted input',
    'Unexpected token \'A\', "Ana Novak" is not valid JSON',
    "Unexpected token '…', '…' is not valid JSON",
  ],
  ['quoted input that was cut', 'Invalid time zone specified: "Evropa/Lju', "Invalid time zone specified: '…'"],
  ['German quotes', 'Ungültig: „Jürgen Müller“!', "Ungültig: '…'!"],
  ['a phone number', 'Call +386 41 123 456 now', 'Call (number) now'],
  ['coordinates', 'At 46.0569, 14.5058', 'At (number), (number)'],
  ['an address of the internet', 'From 10.20.30.40 and fe80::1', 'From (number) and (address)'],
  ['a picture in the text', 'Blocked data:image/png;base64,AAAA', 'Blocked (address);base64,AAAA'],
  ['a long word', `x ${'a'.repeat(301)}`, 'x (text)'],
];

describe('withoutPersonalData', () => {
  it.each(cases)('leaves out %s', (_, text, expected) => {
    expect(withoutPersonalData(text)).toBe(expected);
  });

  it.each([
    "TypeError: Cannot read properties of undefined (reading 'values')",
    `TypeError: can't access property "values", e is undefined`,
    "TypeError: undefined is not an object (evaluating 'a.values.length')",
    'Minified React error #418; see the list',
    'RangeError: Maximum call stack size exceeded',
  ])('keeps %s', (text) => {
    expect(withoutPersonalData(text)).toBe(text);
  });

  it('keeps functions, files, lines and columns of a stack', () => {
    expect(withoutPersonalData(stack)).toBe(
      'at Graph (StationRoute-Bq3x_9aZ.js:12:3401)\nrender@start-CkP1.js:1:1020177\nat async loader (a.tsx:3:9)',
    );
  });

  it('changes nothing when applied again, as the server does', () => {
    for (const text of [stack, ...cases.map(([, given]) => given)]) {
      const once = withoutPersonalData(text);
      expect(withoutPersonalData(once)).toBe(once);
    }
  });

  it('cuts a text before it searches it', () => {
    expect(withoutPersonalData('a '.repeat(50_000)).length).toBe(10_000);
  });
});
