import { expect, it } from 'vitest';
import { tabSeparated } from './tabSeparated.ts';

it('writes values that a spreadsheet parses', () => {
  expect(
    tabSeparated([
      ['Time', 'Temperature,\n°C'],
      ['1\u00a0Nov', '−4.5'],
      ['2\u00a0Nov', '–'],
    ]),
  ).toBe('Time\tTemperature, °C\n1\u00a0Nov\t-4.5\n2\u00a0Nov\t');
});
