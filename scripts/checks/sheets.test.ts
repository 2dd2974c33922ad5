import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkSheets } from './sheets.ts';

let dist: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
};

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'zrak-sheets-'));
  write('styles.css', '.Button_base__1a0 {} .Spinner_turn__2b0 {}');
  write('Button.js', "import './chunks/spinner.js'; const base = 'Button_base__1a0';");
  write('chunks/spinner.js', "export const turn = 'Spinner_turn__2b0';");
  write('css/Button.css', '.Spinner_turn__2b0 {} .Button_base__1a0 {}');
  write('theme.js', 'export const theme = {};');
});
afterEach(() => rmSync(dist, { recursive: true }));

test('an entry point without classes needs no sheet', () => {
  const { sizes, faults } = checkSheets(dist);
  expect([...sizes.keys()]).toEqual(['css/Button.css']);
  expect(faults).toEqual([]);
});

test('classes of shared and of later loaded code are missed', () => {
  write('css/Button.css', '.Button_base__1a0 {}');
  write('theme.js', "const later = () => import('./chunks/spinner.js');");
  expect(checkSheets(dist).faults).toEqual([
    'css/Button.css lacks Spinner_turn__2b0',
    'css/theme.css lacks Spinner_turn__2b0',
  ]);
});

test('a sheet of more than 5 kB is a fault', () => {
  write('css/Button.css', `.Spinner_turn__2b0 {} .Button_base__1a0 {} /* ${randomBytes(6000).toString('hex')} */`);
  expect(checkSheets(dist).faults).toEqual([expect.stringMatching(/^css\/Button\.css weighs \d\.\d kB, of 5 kB$/)]);
});
