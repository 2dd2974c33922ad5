import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languages as apiLanguages } from '../../../apps/api/src/language.ts';
import { languages as portalLanguages } from '../../../apps/portal/src/i18n/languages.ts';
import { languages as elementLanguages } from '../../../packages/elements/src/i18n/languages.ts';
import { root } from '../../run.ts';

/** A folder of catalogues: one file for each language of the app. */
interface CatalogueFolder {
  locales: string;
  code: string | string[];
  not?: string;
  languages: string[];
  /** Whether the parts of a composed id are in the code, too, and do not come from the server. */
  hasPartsInCode?: true;
}

const [ofPortal, ofApi] = [Object.keys(portalLanguages), Object.keys(apiLanguages)];
const ofElements = Object.keys(elementLanguages);
/** Ids are composed with names of rules and kinds of limit values. */
const rules = 'packages/quantities/src/**/*.ts';

export const catalogueFolders: readonly CatalogueFolder[] = [
  { locales: 'apps/portal/src/i18n', code: 'apps/portal/src/**/*.{ts,tsx}', languages: ofPortal },
  { locales: 'packages/ui/locales', code: 'packages/ui/src/**/*.{ts,tsx}', languages: ofPortal },
  { locales: 'packages/elements/locales', code: 'packages/elements/src/**/*.{ts,tsx}', languages: ofElements },
  {
    locales: 'apps/api/locales',
    code: ['apps/api/src/**/*.ts', 'apps/api/src/parameters/parameters.json', rules],
    not: 'apps/api/src/demo/**',
    languages: ofApi,
    hasPartsInCode: true,
  },
  {
    locales: 'apps/api/src/demo/locales',
    code: ['apps/api/src/demo/**/*.ts', rules],
    languages: ofApi,
    hasPartsInCode: true,
  },
];

export const readCatalogue = (locales: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, locales, `${language}.json`), 'utf8')) as Record<string, string>;

/** Languages that have a catalogue in a folder. */
export const cataloguesIn = (locales: string): string[] =>
  globSync(`${locales}/*.json`, { cwd: root }).map((file) => basename(file, '.json'));

/** A text that somebody reads: a message by its id, or a page of content by its path. */
export interface Text {
  /** Id of the message, or path of the page. */
  id: string;
  language: string;
  text: string;
}

/** All messages and pages of all languages. */
export function allTexts(): Text[] {
  const messages = catalogueFolders.flatMap(({ locales }) =>
    cataloguesIn(locales).flatMap((language) =>
      Object.entries(readCatalogue(locales, language)).map(([id, text]): Text => ({ id, language, text })),
    ),
  );
  const pages = globSync('apps/api/{content,src/demo/content}/*/**/*.md', { cwd: root }).map((path): Text => {
    const language = /content\/(\w+)\//.exec(path)![1]!;
    return { id: path, language, text: readFileSync(join(root, path), 'utf8') };
  });
  return [...messages, ...pages];
}
