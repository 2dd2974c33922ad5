import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Content } from './content.ts';
import { demoContent } from './demo/plugin.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zrak-content-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe('texts of the operator', () => {
  it('take precedence over the built-in texts, and texts of a client over general ones', async () => {
    write('sl/legend.md', '# Naša legenda\n\nZa vse.\n');
    write('sl/OBALA/legend.md', '# Legenda Obale\n\nZa Obalo.\n');
    const content = new Content(folder);
    expect(await content.find('legend', { language: 'sl' })).toMatchObject({
      title: 'Naša legenda',
      body: 'Za vse.\n',
    });
    expect(await content.find('legend', { language: 'sl', client: { id: 'cli_1', code: 'ZASAVJE' } })).toMatchObject({
      title: 'Naša legenda',
    });
    expect(await content.find('legend', { language: 'sl', client: { id: 'cli_1', code: 'OBALA' } })).toMatchObject({
      title: 'Legenda Obale',
    });
    expect(await content.find('legend', { language: 'de' })).toMatchObject({ title: 'Legende' });
  });

  it('may be HTML, whose first heading is the title', async () => {
    write('en/usefulLinks.html', '<h1>Where to look</h1>\n<p>Nowhere.</p>\n');
    expect(await new Content(folder).find('usefulLinks', { language: 'en' })).toEqual({
      language: 'en',
      title: 'Where to look',
      format: 'html',
      body: '<p>Nowhere.</p>\n',
    });
  });

  it('include the statements of the demo only in the demo', async () => {
    for (const name of ['accessibilityStatement', 'privacyNotice']) {
      expect(await new Content(folder).find(name, { language: 'en' })).toBeUndefined();
      for (const language of ['en', 'sl', 'de'] as const) {
        expect(await new Content(folder, demoContent).find(name, { language })).toMatchObject({ language });
      }
      write(`en/${name}.md`, '# Ours\n\nText.\n');
      expect(await new Content(folder, demoContent).find(name, { language: 'en' })).toMatchObject({ title: 'Ours' });
    }
  });

  it('fall back to English and report the language', async () => {
    write('en/news.md', '# News\n\nNothing new.\n');
    const content = new Content(folder);
    expect(await content.find('news', { language: 'sl' })).toMatchObject({ language: 'en', title: 'News' });
    expect(await content.find('rumours', { language: 'sl' })).toBeUndefined();
  });
});
