import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitCopy, copyRepository, linkPackages } from '../repositoryCopy.ts';
import { root } from '../run.ts';

// Each generator writes into a copy of the repository, which then has to pass the checks. `ZRAK_GENERATORS=all` runs all of
// them, with the tests of the written things; `npm test` runs the fast ones.
const isWhole = process.env['ZRAK_GENERATORS'] === 'all';
const copy = mkdtempSync(join(tmpdir(), 'zrak-generators-'));
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [join(root, 'node_modules/node/bin'), join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
};
// Vitest sets them for this process; the tests in the copy set their own.
for (const name of ['NODE_ENV', 'VITEST', 'VITEST_MODE', 'VITEST_WORKER_ID', 'VITEST_POOL_ID', 'TEST'])
  delete env[name];

function run(command: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: copy, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : 1, output: error === null ? '' : `${stdout}${stderr}` });
    });
  });
}
const make = (...args: string[]) => run('node', 'scripts/new.ts', ...args);
const passed = { code: 0, output: '' };
const changes = () => execFileSync('git', ['status', '--porcelain'], { cwd: copy, encoding: 'utf8' });

beforeAll(async () => {
  copyRepository(copy, { isNeeded: (file) => !file.endsWith('.png') });
  commitCopy(copy);
  // A browser gets no files from outside the copy.
  if (isWhole) expect(await run('pnpm', 'install', '--frozen-lockfile', '--prefer-offline')).toEqual(passed);
  else linkPackages(copy);
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

describe('a generator refuses', () => {
  it.each([
    [['component'], 'Usage: pnpm new:component Gauge'],
    [['screen', 'x'], 'Usage: pnpm new:component|route|operation|language'],
    [['component', 'gauge'], '"gauge" is not a name that is possible here: a component begins with a capital letter'],
    [['component', 'Button'], '@zrak/ui has an entry point Button already'],
    [['component', 'Gauge', 'Gauges'], '"Gauges" is no group of Storybook. Groups: Foundations, '],
    [['route', 'Alerts'], 'a route begins with a small letter'],
    [['route', 'alerts'], 'The portal has a path alerts already'],
    [['operation', 'listLocations', '/api/x/get'], 'The contract has listLocations already'],
    [['operation', 'listX', '/api/locations/map'], 'The contract has /api/locations/map already'],
    [['operation', 'listX', 'calibrations'], 'the path of an operation follows its name'],
    [['language', 'de'], 'apps/portal/src/i18n/languages.ts has de already'],
    [['language', 'french'], 'a language is its ISO 639 code'],
    [['language', 'qq'], '"qq" is no language that this Node knows'],
  ])('%j and changes nothing', async (args, reason) => {
    const { code, output } = await make(...args);
    expect(code).toBe(1);
    expect(output.split('\n')[0]).toContain(reason);
    expect(changes()).toBe('');
  });
});

describe('a component, a screen, an operation and a language', () => {
  it('are written', async () => {
    expect(await make('component', 'Gauge', 'Feedback')).toEqual(passed);
    expect(await make('route', 'calibrations', 'Calibrations')).toEqual(passed);
    expect(await make('operation', 'listCalibrations', '/api/calibrations/get')).toEqual(passed);
    expect(await make('language', 'fr')).toEqual(passed);
    expect(changes()).toContain('packages/ui/src/components/Gauge/');
    expect(readFileSync(join(copy, 'docs/permissions.md'), 'utf8')).toContain('listCalibrations');
    expect(readFileSync(join(copy, 'apps/portal/src/i18n/languages.ts'), 'utf8')).toContain("name: 'Français'");
  }, 60_000);

  it.each([
    ['format', ['oxfmt', '--check', '.']],
    ['file tree', ['node', 'scripts/checks/tree.ts']],
    ['messages', ['node', 'scripts/checks/messages.ts']],
    ['stories', ['node', 'scripts/checks/stories.ts']],
    ['tokens', ['node', 'scripts/checks/tokens.ts']],
    ['types of the API', ['tsc', '--project', 'apps/api']],
    ['types of the portal', ['tsc', '--project', 'apps/portal']],
    ['types of the components', ['tsc', '--project', 'packages/ui']],
  ])(
    'pass the check of %s',
    async (_, [command, ...args]) => {
      expect(await run(command!, ...args)).toEqual(passed);
    },
    120_000,
  );

  it.skipIf(!isWhole).each([
    ['lint', ['oxlint', '--type-aware', '--deny-warnings']],
    ['imports', ['node', 'scripts/checks/imports.ts']],
    ['dead code', ['knip']],
    ['prose', ['node', 'scripts/checks/prose.ts']],
    ['contract', ['redocly', 'lint', 'openapi/portal.yaml']],
    ['generated files', ['node', 'scripts/build/generate.ts', '--check']],
    ['paths of the portal', ['vitest', 'run', '--project', 'portal', 'apps/portal/src/app']],
    ['access rules', ['vitest', 'run', '--project', 'wall', '-t', 'listCalibrations']],
    ['contract of the API', ['vitest', 'run', '--project', 'api', 'apps/api/test/contract.test.ts']],
    ['its story', ['vitest', 'run', '--project', 'stories', 'Gauge', '--update']],
    ['changesets', ['changeset', 'status']],
  ])(
    'pass the check of %s',
    async (_, [command, ...args]) => {
      expect(await run(command!, ...args)).toEqual(passed);
    },
    300_000,
  );
});
