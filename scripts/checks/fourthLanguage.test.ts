import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogues } from '../generators/language.ts';
import { copyRepository, linkPackages } from '../repositoryCopy.ts';
import { root } from '../run.ts';

// A language is one entry in the list of an app and one catalogue next to the others. Tested in a copy of the
// repository that adds Croatian in this way: the English texts, each marked as Croatian.
const copy = mkdtempSync(join(tmpdir(), 'zrak-language-'));
const run = promisify(execFile);
const node = (...words: string[]) =>
  run(process.execPath, words, { cwd: copy, maxBuffer: 1 << 26 }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );

const marked = (text: string) => `hr: ${text}`;
const englishOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'en.json'), 'utf8')) as Record<string, string>;

function addCatalogue(folder: string, texts = englishOf(folder)): void {
  const croatian = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, marked(text)]));
  writeFileSync(join(copy, folder, 'hr.json'), JSON.stringify(croatian));
}

beforeAll(async () => {
  copyRepository(copy, { isNeeded: (file) => !/\.png$|^docs\//.test(file) });
  linkPackages(copy);
  expect(await node('scripts/new.ts', 'language', 'hr')).toMatchObject({ code: 0 });
  for (const folder of catalogues) addCatalogue(folder);
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a fourth language', () => {
  it.each(['apps/api', 'apps/portal', 'packages/ui', 'packages/elements'])(
    'fits the types of %s',
    async (project) => {
      const tsc = join(root, 'node_modules/typescript/bin/tsc');
      expect(await node(tsc, '--project', `${project}/tsconfig.json`)).toEqual({ code: 0, output: '' });
    },
    120_000,
  );

  it('is compared with English by the message check', async () => {
    expect((await node('scripts/checks/messages.ts')).code).toBe(0);
    for (const folder of catalogues) {
      addCatalogue(folder, Object.fromEntries(Object.entries(englishOf(folder)).slice(1)));
    }
    const incomplete = await node('scripts/checks/messages.ts');
    expect(incomplete.code).toBe(1);
    expect(incomplete.output.match(/Missing translation keys for locale hr/g)).toHaveLength(catalogues.length);
    for (const folder of catalogues) rmSync(join(copy, folder, 'hr.json'));
    const missing = await node('scripts/checks/messages.ts');
    expect(missing.code).toBe(1);
    for (const folder of catalogues) {
      expect(missing.output).toContain(`${folder}: catalogues and the list of languages differ in hr`);
      addCatalogue(folder);
    }
  }, 120_000);

  it('is used by the API: an error, names, the header of an export, a mail', async () => {
    const { code, output } = await node('scripts/fixtures/fourthLanguage/api.ts');
    expect(code, output).toBe(0);
    const result = JSON.parse(output.trim().split('\n').at(-1)!) as Record<string, unknown>;
    expect(result).toMatchObject({
      error: 'hr: Resource not found',
      parameters: expect.arrayContaining(['hr: PM10 particles']) as unknown,
      // Texts without a translation fall back to English.
      file: 'en',
      subscribed: 201,
    });
    expect(result['head']).toMatch(/^\uFEFF?hr: From \(local time\);hr: To \(local time\);/);
    const [mail] = result['mails'] as string[];
    expect(mail).toContain('Content-Language: hr');
    expect(mail).toContain('Subject: hr: Reset your password');
    expect(mail).toContain('hr: Hello Nika Furlan,');
  }, 120_000);

  it('is loaded and offered by the portal, in the texts of the portal and of the components', async () => {
    const { code, output } = await node('scripts/fixtures/fourthLanguage/portal.ts');
    expect(code, output).toBe(0);
    const { counts, retry, markup } = JSON.parse(output.trim().split('\n').at(-1)!) as {
      counts: [number, number, number, number];
      retry: string;
      markup: string;
    };
    const [portal, ui] = [englishOf('apps/portal/src/i18n'), englishOf('packages/ui/locales')];
    expect(counts.slice(2)).toEqual([Object.keys(portal).length, Object.keys(ui).length]);
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[0]).toBeLessThan(counts[2]);
    expect(retry).toBe(marked(portal['app.retry']!));
    expect(markup).toContain('hr: Language: Hrvatski');
  }, 120_000);
});
