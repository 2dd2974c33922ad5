import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { colourSchemes, withoutColours } from './colourSchemes.ts';

test('keeps the names of all colour schemes and no colour', async () => {
  const fromUi = createRequire(new URL('../../packages/ui/package.json', import.meta.url));
  const fromNivo = createRequire(fromUi.resolve('@nivo/core'));
  const file = fromNivo.resolve('d3-scale-chromatic');
  const whole = (await import(file)) as object;
  const code = withoutColours(readFileSync(file, 'utf8'));
  const emptied = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as object;
  expect(Object.keys(emptied)).toEqual(expect.arrayContaining(Object.keys(whole)));
  expect(file).toMatch(colourSchemes);
  expect(Object.values(emptied).flat()).toEqual([]);
});

test('reports a module that names its schemes in another way', () => {
  expect(() => withoutColours('export { a as category10 };')).toThrow(/in another way/);
});
