import { runPlaywrightSuite } from './playwrightSuite.ts';

// Every screen, full, empty, failing and loading, in three languages: axe in both themes, and whether every control can
// be reached in every size of window. `pnpm test:screens -g "map, "` runs a part.
await runPlaywrightSuite('apps/portal/playwright.screens.config.ts');
