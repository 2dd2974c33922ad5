import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A name that a generator refuses; its message is for the person who typed it. */
export class NameError extends Error {
  override name = 'NameError';
}

/** Files of one generator: all edits are prepared before the first file is written, so a refusal changes nothing. */
export class Edits {
  readonly #root: string;
  readonly #texts = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  get files(): string[] {
    return [...this.#texts.keys()];
  }

  read(path: string): string {
    return this.#texts.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
  }

  /** @throws NameError if the file exists. */
  create(path: string, text: string): void {
    if (existsSync(join(this.#root, path))) throw new NameError(`${path} exists already. Choose another name.`);
    this.#texts.set(path, text);
  }

  /** Replaces the first match. @throws if there is none: the file has changed, and so must the generator. */
  replace(path: string, anchor: RegExp, replacement: (...parts: string[]) => string): void {
    const text = this.read(path);
    if (!anchor.test(text)) throw new Error(`${path} contains no ${anchor}: adapt scripts/generators`);
    this.#texts.set(path, text.replace(anchor, replacement));
  }

  /** Changes an object of a JSON file. */
  json<Content extends object>(path: string, change: (content: Content) => Content): void {
    const content = change(JSON.parse(this.read(path)) as Content);
    this.#texts.set(path, `${JSON.stringify(content, null, 2)}\n`);
  }

  write(): void {
    for (const [path, text] of this.#texts) {
      mkdirSync(dirname(join(this.#root, path)), { recursive: true });
      writeFileSync(join(this.#root, path), text);
    }
  }
}

/** The object with its keys in alphabetical order. */
export function sorted<Value>(object: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(object).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** @throws NameError unless the name has the form. */
export function requireForm(name: string, form: RegExp, rule: string): void {
  if (!form.test(name)) throw new NameError(`"${name}" is not a name that is possible here: ${rule}.`);
}

/** Words of a camelCase or PascalCase name: `dataTable` becomes `Data table`. */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words[0]!.toUpperCase() + words.slice(1);
}
