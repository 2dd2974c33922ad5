import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client, WrittenText } from './db/schema.ts';
import type { Language } from './language.ts';

export interface ContentFile {
  language: Language;
  title: string;
  format: 'markdown' | 'html';
  body: string;
}

export interface TextSearch {
  language: Language;
  client?: Pick<Client, 'id' | 'code'> | undefined;
  /** Texts from the portal, which come before the files of the same place and language. */
  written?: readonly WrittenText[];
}

const ours = join(import.meta.dirname, '../content');

/**
 * Texts in `<folder>/<language>/<name>.md` or `.html`; a client's own texts are in `…/<client code>/<name>`. The first
 * heading is the title. Names come from the list of the contract and codes from the database, never from a request.
 */
export class Content {
  readonly #folders: readonly string[];
  readonly #files = new Map<string, Promise<string | undefined>>();

  /**
   * @param own folder of the operator's texts, each of which replaces the built-in text of the same name
   * @param demo folder of the texts that only the demo has
   */
  constructor(own?: string, demo?: string) {
    this.#folders = [own, demo, ours].filter((folder) => folder !== undefined);
  }

  /** The text of the client, or that for all clients; in English if there is none in the language. */
  async find(name: string, { language, client, written = [] }: TextSearch): Promise<ContentFile | undefined> {
    for (const candidate of new Set<Language>([language, 'en'])) {
      for (const owner of client === undefined ? [null] : [client, null]) {
        const text = written.find(
          (one) => one.name === name && one.language === candidate && one.clientId === (owner?.id ?? null),
        );
        if (text !== undefined) {
          return { language: candidate, title: text.title, format: 'markdown', body: text.body };
        }
        const file = await this.#inFolders(candidate, owner === null ? name : join(owner.code, name));
        if (file !== undefined) return { language: candidate, ...file };
      }
    }
    return undefined;
  }

  async #inFolders(language: Language, place: string): Promise<Omit<ContentFile, 'language'> | undefined> {
    for (const folder of this.#folders) {
      const path = join(folder, language, place);
      const markdown = await this.#read(`${path}.md`);
      if (markdown !== undefined) return fromMarkdown(markdown);
      const html = await this.#read(`${path}.html`);
      if (html !== undefined) return fromHtml(html);
    }
    return undefined;
  }

  #read(path: string): Promise<string | undefined> {
    let text = this.#files.get(path);
    if (text === undefined) {
      text = readFile(path, 'utf8').catch(() => undefined);
      this.#files.set(path, text);
    }
    return text;
  }
}

function fromMarkdown(text: string): Omit<ContentFile, 'language'> {
  const [title = '', ...rest] = text.split('\n');
  return { title: title.replace(/^# /, '').trim(), format: 'markdown', body: rest.join('\n').trimStart() };
}

function fromHtml(text: string): Omit<ContentFile, 'language'> {
  const [heading = '', title = ''] = /^\s*<h1>([^<]*)<\/h1>/i.exec(text) ?? [];
  return { title: title.trim(), format: 'html', body: text.slice(heading.length).trimStart() };
}
