import { runPlaywrightSuite } from './playwrightSuite.ts';

// The whole fault matrix: every screen, every call that it makes, every way in which the call fails. Arguments are passed
// to Playwright: `pnpm test:faults -g "map: GET /api/clients/get"` runs a part.
await runPlaywrightSuite('apps/portal/playwright.faults.config.ts');
