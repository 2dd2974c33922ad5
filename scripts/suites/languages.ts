import { runPlaywrightSuite } from './playwrightSuite.ts';

// The end-to-end tests in three languages, and every case without a connection, of which `npm test` runs a part:
// `pnpm test:languages keepsUp` runs a file.
await runPlaywrightSuite('apps/portal/playwright.languages.config.ts');
