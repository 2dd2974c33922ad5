import { Edits, NameError, requireForm } from './edits.ts';
import { withFormsOf } from './pluralForms.ts';

/** Folders with one catalogue for each language. */
export const catalogues = [
  'apps/portal/src/i18n',
  'packages/ui/locales',
  'packages/elements/locales',
  'apps/api/locales',
  'apps/api/src/demo/locales',
];
const lists = [
  'apps/portal/src/i18n/languages.ts',
  'packages/elements/src/i18n/languages.ts',
  'apps/api/src/language.ts',
];

/** A language in the portal, the components, the elements, the API and the demo, with the English texts: `pnpm new:language fr`. */
export function newLanguage(root: string, [code = '', given]: string[]) {
  requireForm(code, /^[a-z]{2,3}$/, 'a language is its ISO 639 code, such as fr');
  const name = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code);
  if (name === undefined) throw new NameError(`"${code}" is no language that this Node knows.`);
  const locale = new Intl.Locale(code);
  const tag = given ?? `${code}-${locale.maximize().region}`;
  requireForm(tag, new RegExp(`^${code}-[A-Z]{2}$`), `a tag is the code and a country, such as ${code}-FR`);
  const own = new Intl.DisplayNames([code], { type: 'language' }).of(code)!;
  const title = own[0]!.toLocaleUpperCase(code) + own.slice(1);

  const edits = new Edits(root);
  for (const list of lists) {
    if (new RegExp(`^  ${code}: \\{`, 'm').test(edits.read(list))) throw new NameError(`${list} has ${code} already.`);
    // The German entry is the pattern of the new one.
    edits.replace(list, /^ {2}de: \{(?: .*\},\n|\n[\s\S]*?^ {2}\},\n)/m, (entry) => {
      const copy = entry
        .replaceAll(/\bde\b(?!-)/g, code)
        .replace('de-DE', tag)
        .replace('Deutsch', title);
      return entry + copy;
    });
  }
  for (const folder of catalogues) {
    const english = Object.entries(JSON.parse(edits.read(`${folder}/en.json`)) as Record<string, string>);
    const texts = Object.fromEntries(english.map(([id, text]) => [id, withFormsOf(code, text)]));
    edits.create(`${folder}/${code}.json`, `${JSON.stringify(texts, null, 2)}\n`);
  }
  edits.write();
  return {
    files: edits.files,
    next: [
      `translate the five ${code}.json, which have the English texts`,
      'pnpm check:messages    compares them with English, and demands each plural form of the language',
      `write apps/api/content/${code}/*.md and apps/api/src/demo/content/${code}/*.md; until then these screens are in English`,
    ],
  };
}
