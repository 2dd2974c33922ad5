import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { Plugin } from 'vite';
import { colourSchemes, withoutColours } from '../../../scripts/build/colourSchemes.ts';
import { compileWhole } from '../../../scripts/build/compileHint.ts';
import { markPure, wholeModules } from '../../../scripts/build/pureComponents.ts';

/** Prefixes of the messages shown before signing in. */
const startKeys =
  /^(app\.errors\.|app\.retry$|(layouts\.(RootLayout|PreferenceSwitches)|routes\.login\.LoginRoute|routes\.errors\.RouteError|ui\.(Button|ErrorSummary|LoginForm|PasswordField|LanguageSwitch|ThemeSwitch|Toast))\.)/;

/** Those of the screens of administrators. No folder of `routes` uses the messages of another one. */
const adminKeys = /^routes\.(apiKeys|audit|imports|network)\./;

const partOf = (key: string) => (startKeys.test(key) ? 'start' : adminKeys.test(key) ? 'admin' : 'rest');

/** A part of a catalogue: its language and name. */
export const catalogue = /\/(?:locales|i18n)\/([a-z]{2,3})\.json\?(start|rest|admin)$/;

/** Divides each language into parts and compiles it at build time, so that the browser needs no parser. */
export const messages = (isBuild: boolean): Plugin => ({
  name: 'messages',
  enforce: 'pre',
  transform(code, id) {
    // The English catalogue contains the default messages of the components; they must not be bundled twice.
    if (isBuild && id.endsWith('.messages.ts')) {
      return { code: code.replaceAll(/,\s*defaultMessage:\s*(?:'[^']*'|"[^"]*"),?/g, ''), map: null };
    }
    const part = catalogue.exec(id)?.[2];
    if (part === undefined) return undefined;
    const selected = Object.entries(JSON.parse(code) as Record<string, string>).filter(([key]) => partOf(key) === part);
    const compiled = selected.map(([key, text]) => [key, isBuild ? parse(text) : text]);
    return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`, moduleType: 'js', map: null };
  },
});

/**
 * The start of the portal, and maps and charts with what is beside them on a screen: most of their code runs before the
 * first picture.
 */
const mostlyUsed =
  /portal\/src\/main\.tsx$|node_modules\/(maplibre-gl|@deck\.gl|@luma\.gl|@nivo)\/|packages\/ui\/src\/(charts|map|station)\//;

const require = createRequire(import.meta.url);
const router = join(
  dirname(createRequire(require.resolve('react-router-dom')).resolve('react-router')),
  '../production',
);

/** Replaces modules for development by those for the production build. */
export const builtWith = [
  // Messages are compiled, so no parser is needed.
  { find: '@formatjs/icu-messageformat-parser', replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
  // The package resolves to its development files in every browser; the production files contain no warnings for
  // developers.
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  // Charts find the nearest point without nivo's mesh.
  { find: '@nivo/voronoi', replacement: join(import.meta.dirname, '../../../packages/ui/src/charts/engine/noMesh.ts') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
];

/** React Aria has its own texts in 34 languages. Those of the portal's languages are bundled. */
export const usedLocales = optimizeLocales.vite({
  locales: readdirSync(join(import.meta.dirname, '../src/i18n')).flatMap(
    (name) => /^(\w+)\.json$/.exec(name)?.[1] ?? [],
  ),
});

/** Only the parts of nivo that the portal's charts use are bundled. */
export const usedComponents: Plugin = {
  name: 'used-components',
  apply: 'build',
  transform: {
    filter: { id: wholeModules },
    handler: async (code) => ({ code: await markPure(code), map: null }),
  },
};

/** Conditions of the router for instruments and for server components, which the portal does not have. */
const neverMet = /if \((?:init\.instrumentations|this\.context)(?= &&|\))/g;

/**
 * The router's own links and forms are not used: those of the components navigate. A name for developers and a call that
 * a bundler cannot know to be pure would keep them.
 */
export const usedRouter: Plugin = {
  name: 'used-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/.*\.mjs$/, code: 'var NavLink = ' },
    handler(code, id) {
      if (code.match(neverMet)?.length !== 4) this.error(`${id} has other conditions.`);
      return {
        code: code
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll(/^(var \w+ = )(\w+\.forwardRef\()/gm, '$1/* @__PURE__ */ $2')
          .replaceAll(neverMet, 'if (false'),
        map: null,
      };
    },
  },
};

/**
 * Asking for the supported languages makes a browser list all that it has, which takes a phone 60 to 100 ms before the
 * first screen. Every browser knows the languages of the portal; that of a browser must only be well-formed.
 */
export const unlistedLanguages: Plugin = {
  name: 'unlisted-languages',
  apply: 'build',
  transform: {
    filter: {
      id: /react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$|(?:@formatjs\/intl|intl-messageformat)\/index\.js$/,
    },
    handler(code, id) {
      const changed = code
        .replace(/Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/, 'Intl.getCanonicalLocales(locale)')
        .replace('= Intl.NumberFormat.supportedLocalesOf(locales)', '= Intl.getCanonicalLocales(locales)')
        .replaceAll(/!Intl\.\w+\.supportedLocalesOf\(locale\)\.length/g, 'false');
      if (changed === code) this.error(`${id} no longer asks for the supported languages.`);
      return { code: changed, map: null };
    },
  },
};

/**
 * Dates of the languages of the portal are in the Gregorian calendar. Calendars of other languages would be a fifth of the
 * code of a date field.
 */
export const usedCalendar: Plugin = {
  name: 'used-calendar',
  apply: 'build',
  transform: {
    filter: { id: /@internationalized\/date\/dist\/private\/createCalendar\.mjs$/ },
    handler(code, id) {
      const gregorian = /import \{GregorianCalendar as [^}]+\} from "[^"]+";/.exec(code)?.[0];
      const exported = /export \{[^}]+\}/.exec(code)?.[0];
      if (!gregorian || !exported) this.error(`${id} creates calendars in another way.`);
      const own = gregorian.replace(/\{.*\}/, '{GregorianCalendar}');
      const name = /\{\s*(\S+)/.exec(exported)![1];
      return { code: `${own}\nconst ${name} = () => new GregorianCalendar();\n${exported};`, map: null };
    },
  },
};

/** Only the charts use d3-scale-chromatic, for nivo. */
export const usedColours: Plugin = {
  name: 'used-colours',
  apply: 'build',
  transform: {
    filter: { id: colourSchemes },
    handler: (code) => ({ code: withoutColours(code), map: null }),
  },
};

/** Runs last: the hint must be on the first line, and Vite adds a line before the code. */
export const compiledWhole: Plugin = {
  name: 'compiled-whole',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.moduleIds.some((id) => mostlyUsed.test(id))) continue;
        file.code = `${compileWhole}\n${file.code}`;
        const map = bundle[`${file.fileName}.map`];
        if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
      }
    },
  },
};
