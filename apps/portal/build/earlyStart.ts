import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin, Rolldown } from 'vite';

const folder = join(import.meta.dirname, '../early');
/** Not bundled into the configuration: it imports the catalogues. */
const languagesFile = join(import.meta.dirname, '../src/i18n/languages.ts');

/** Text of the inline script; `securityHeaders.ts` of the API names its hash. */
const earlyScript = (): string => readFileSync(join(folder, 'early.js'), 'utf8');

const answers = 'api-client/src/readAnswer.ts';
const ofClient = ['app/guardedRoutes.ts', 'layouts/LoadingFrame.tsx', 'layouts/ClientLayout.tsx', answers];
const charts = ['ui/src/charts/index.ts'];

/**
 * Modules of each screen, in waves: those that it needs before it is shown, and those that it loads afterwards. A wave
 * waits for the one before, which would otherwise share the line with it.
 */
const screens: Record<string, readonly (readonly string[])[]> = {
  login: [['routes/login/LoginRoute.tsx', answers]],
  map: [
    [...ofClient, 'routes/locations/map/MapRoute.tsx'],
    ['shared/map/mapEntry.ts'],
    [
      'maplibre-gl/dist/maplibre-gl.mjs',
      'ui/src/map/StationMap/mapLibre.ts',
      'ui/src/map/marks/stationOverlay.ts',
      'ui/src/map/clusters/clusters.ts',
      'ui/src/map/StationMap/offlineStyle.ts',
    ],
  ],
  station: [
    [...ofClient, 'routes/locations/station/StationRoute.tsx'],
    [...charts, 'routes/locations/station/StationRest.tsx'],
  ],
  compare: [[...ofClient, 'routes/locations/compare/CompareRoute.tsx'], charts],
  others: [ofClient],
};

interface EarlyLanguage {
  code: string;
  /** BCP 47. */
  tag: string;
  /** Texts of the picture of the login, in the order of its elements. */
  login: string[];
}

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** Files of the modules, with all that they import statically. */
function filesOf(modules: readonly string[], chunks: ReadonlyMap<string, Chunk>, known: ReadonlySet<string>): string[] {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const imported of chunk.imports) add(imported);
  };
  for (const module of modules) {
    const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!chunk) throw new Error(`No file of the build contains ${module}.`);
    add(chunk.fileName);
  }
  return [...files].filter((file) => !known.has(file));
}

/** Picture of a page before its code has come. */
const firstPaint = (): string => readFileSync(join(folder, 'firstPaint.html'), 'utf8').trim();

/** Texts of one language, by id: a message without variables. */
function textsOf(code: string): (id: string) => string {
  const read = (path: string) => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as object;
  const messages: Record<string, string> = {
    ...read(`../src/i18n/${code}.json`),
    ...read(`../../../packages/ui/locales/${code}.json`),
  };
  return (id) => {
    const [text, ...others] = parse(messages[id] ?? '');
    if (text?.type !== TYPE.literal || others.length > 0) throw new Error(`${id} of ${code} is no plain text.`);
    return text.value;
  };
}

/** The languages of the portal, with the texts that the picture needs. */
async function earlyLanguages(): Promise<EarlyLanguage[]> {
  const { languages } = (await import(languagesFile)) as { languages: Record<string, { tag: string }> };
  const ids = [...firstPaint().matchAll(/data-text="([^"]+)"/g)].map(([, id]) => id!);
  return Object.entries(languages).map(([code, { tag }]) => ({ code, tag, login: ids.map(textsOf(code)) }));
}

/** Table that `early.js` reads: files by screen and by language. */
function tableOf(bundle: Rolldown.OutputBundle, languages: EarlyLanguage[]): object {
  const all = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const start = filesOf(['src/main.tsx'], chunks, new Set());
  const ofLanguage = (code: string, part: string) =>
    all
      .filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${code}.json?${part}`)))
      .map((chunk) => chunk.fileName);
  const files: string[] = [];
  const numbered = (names: readonly string[]) =>
    names.map((name) => (files.includes(name) ? files.indexOf(name) : files.push(name) - 1));
  const table = {
    screens: Object.fromEntries(
      Object.entries(screens).map(([name, waves]) => {
        const known = new Set(start);
        const ofWave = (modules: readonly string[]) => {
          const needed = filesOf(modules, chunks, known);
          needed.forEach((file) => known.add(file));
          return numbered(needed);
        };
        return [name, waves.map(ofWave)];
      }),
    ),
    languages: Object.fromEntries(
      languages.map(({ code, ...own }) => [
        code,
        { ...own, start: numbered(ofLanguage(code, 'start')), rest: numbered(ofLanguage(code, 'rest')) },
      ]),
    ),
  };
  return { files, ...table };
}

/** Without a build, only the configuration and the calls are begun. */
const withoutFiles = (languages: EarlyLanguage[]): object => ({
  files: [],
  screens: Object.fromEntries(Object.keys(screens).map((name) => [name, [[]]])),
  languages: Object.fromEntries(languages.map(({ code, ...own }) => [code, { ...own, start: [], rest: [] }])),
});

/** Puts `early.js` and the files that it fetches into the document of the portal. */
export const earlyStart: Plugin = {
  name: 'early-start',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle, path }) {
      if (path !== '/index.html') return html;
      const languages = await earlyLanguages();
      const table = JSON.stringify(bundle ? tableOf(bundle, languages) : withoutFiles(languages)).replaceAll(
        '<',
        '\\u003c',
      );
      // Before the style sheet, for which an inline script would wait.
      return html
        .replace('<div id="root">', () => `${firstPaint()}\n    <div id="root">`)
        .replace(
          '<title>',
          () =>
            `<script type="application/json" id="early">${table}</script>\n    <script>${earlyScript()}</script>\n    <title>`,
        );
    },
  },
};
