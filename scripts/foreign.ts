import { runPlaywrightSuite } from './suites/playwrightSuite.ts';

// The portal with servers that are not ours: one that knows only the specification, one that leaves out each optional
// field in turn, and one that answers at random.
await runPlaywrightSuite('apps/portal/playwright.foreign.config.ts');
