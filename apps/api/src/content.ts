import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from './language.ts';

export interface ContentFile {
  language: Language;
  title: string;
  body: string;
}

const folder = join(import.meta.dirname, '../content');

/**
 * Texts of `apps/api/content/<language>/<name>.md`, or of `…/<client code>/<name>.md` where a client has its own. The
 * first line is the title. Names come from the contract's list, codes from the database, never from a request.
 */
export class Content {
  readonly #files = new Map<string, Promise<string | undefined>>();

  async find(name: string, language: Language, clientCode?: string): Promise<ContentFile | undefined> {
    for (const candidate of new Set<Language>([language, 'en'])) {
      const places = clientCode === undefined ? [name] : [join(clientCode, name), name];
      for (const place of places) {
        const text = await this.#read(join(candidate, `${place}.md`));
        if (text === undefined) continue;
        const [title = '', ...rest] = text.split('\n');
        return { language: candidate, title: title.replace(/^# /, ''), body: rest.join('\n').trimStart() };
      }
    }
    return undefined;
  }

  #read(path: string): Promise<string | undefined> {
    let text = this.#files.get(path);
    if (text === undefined) {
      text = readFile(join(folder, path), 'utf8').catch(() => undefined);
      this.#files.set(path, text);
    }
    return text;
  }
}
