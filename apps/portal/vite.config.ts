import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What has nothing to fill in stays a string: shorter, and shown as it is. */
function compile(text: string) {
  const parts = parse(text);
  return parts.every(({ type }) => type === TYPE.literal) && !text.includes("'") ? text : parts;
}

/** Compiles the messages of the portal and of its components, so that no parser goes to the browser. */
const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform(code, id) {
    // English stands in the messages; once more in the components is once too often.
    if (id.endsWith('.messages.ts')) {
      return { code: code.replaceAll(/,\s*defaultMessage:\s*(?:'[^']*'|"[^"]*"),?/g, ''), map: null };
    }
    if (!/\/(locales|i18n)\/(en|sl|de)\.json$/.test(id)) return undefined;
    const messages = Object.entries(JSON.parse(code) as Record<string, string>);
    const compiled = Object.fromEntries(messages.map(([key, text]) => [key, compile(text)]));
    return { code: JSON.stringify(compiled), map: null };
  },
});

/** What every screen is made of, and what those parts are made of. */
const startsEverything =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|xstate|react-intl|@formatjs\/intl|openapi-fetch)\/|packages\/ui\/src\/components\/(TextField|PasswordField|Button|Link|Banner|Logo)\/|portal\/src\/(app\/(?!station|failures)|layouts\/RootLayout)/;

/** What a visitor needs to sign in. */
const signsIn =
  /node_modules\/react-hook-form\/|packages\/ui\/src\/(shell\/AuthLayout|forms\/(shared\/(AccountForm|FormField|useAccountForm)|LoginForm\/LoginForm))|layouts\/AuthFrame/;

/** Small screens that are seldom seen: for who has no account or no password, and for what went wrong. */
const standsAside =
  /packages\/ui\/src\/forms\/.*(Form|Fields|Rules|accountForms\.messages)\.|packages\/ui\/src\/forms\/shared\/passwordRules|routes\/auth\/(?!Log)|routes\/errors\/(?!RouteError)|components\/ErrorPage\/ErrorArt/;

/** What stands on every screen, a moment after it. */
const followsSoon =
  /packages\/ui\/src\/components\/(DescriptionList|EmptyState|IconButton|LanguageSwitch|Menu|PageHeader|ThemeSwitch|Toast)\//;

const api = `http://localhost:${process.env['PORT'] ?? 4300}`;

export default defineConfig(({ command }) => ({
  plugins: [...(command === 'build' ? [compiledMessages()] : []), react(), vanillaExtractPlugin()],
  resolve: {
    // Messages are compiled when the portal is built; while it is being written they are parsed where they are shown.
    alias:
      command === 'build'
        ? [
            {
              find: '@formatjs/icu-messageformat-parser',
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : [],
  },
  build: {
    target: 'es2023',
    sourcemap: 'hidden',
    manifest: true,
    chunkSizeWarningLimit: 1200,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every screen starts with goes into one file: it compresses better than a dozen.
        codeSplitting: {
          groups: [
            { name: 'start', test: startsEverything },
            { name: 'signIn', test: signsIn },
            { name: 'aside', test: standsAside },
            { name: 'soon', test: followsSoon },
            // A language is loaded whole.
            ...['en', 'sl', 'de'].map((name) => ({ name, test: new RegExp(`(locales|i18n)/${name}\\.json$`) })),
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/connect': api, '/register': api } },
}));
