import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitCopy, copyRepository, linkPackages } from '../repositoryCopy.ts';
import { root } from '../run.ts';
import { catalogues } from './language.ts';

// Each generator writes into a copy of the repository, which then has to pass the checks. `ZRAK_GENERATORS=all` runs all of
// them, with the tests of the written things; `npm test` runs the fast ones. The written language is then used in the copy.
const isWhole = process.env['ZRAK_GENERATORS'] === 'all';
const copy = mkdtempSync(join(tmpdir(), 'zrak-generators-'));
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [join(root, 'node_modules/node/bin'), join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
};
// Vitest sets them for this process; the tests in the copy set their own.
for (const name of ['NODE_ENV', 'VITEST', 'VITEST_MODE', 'VITEST_WORKER_ID', 'VITEST_POOL_ID', 'TEST'])
  delete env[name];

interface Outcome {
  code: number;
  output: string;
}

function outputOf(command: string, ...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: copy, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : 1, output: error === null ? stdout : `${stdout}${stderr}` });
    });
  });
}

/** Without the output of a success. */
async function run(command: string, ...args: string[]): Promise<Outcome> {
  const { code, output } = await outputOf(command, ...args);
  return { code, output: code === 0 ? '' : output };
}

const typeChecks = new Map<string, Promise<Outcome>>();
/** Checks the types of a project once, for all that was written. */
function typesOf(project: string): Promise<Outcome> {
  const known = typeChecks.get(project) ?? run('tsc', '--project', project, '--checkers', '1');
  typeChecks.set(project, known);
  return known;
}
const make = (...args: string[]) => run('node', 'scripts/new.ts', ...args);
const passed = { code: 0, output: '' };

let written: Promise<Outcome[]> | undefined;
/** Runs each generator once, for all tests. */
const write = () => (written ??= writeAll());
async function writeAll(): Promise<Outcome[]> {
  const component = await make('component', 'Gauge', 'Feedback');
  const route = await make('route', 'calibrations', 'Calibrations');
  const operation = await make('operation', 'listCalibrations', '/api/calibrations/get');
  return [component, route, operation, await make('language', 'hr')];
}

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
  beforeAll(write, 60_000);

  it('are written', async () => {
    expect(await write()).toEqual([passed, passed, passed, passed]);
    expect(changes()).toContain('packages/ui/src/components/Gauge/');
    expect(readFileSync(join(copy, 'docs/permissions.md'), 'utf8')).toContain('listCalibrations');
    expect(readFileSync(join(copy, 'apps/portal/src/i18n/languages.ts'), 'utf8')).toContain("name: 'Hrvatski'");
  }, 60_000);

  it.each([
    ['format', ['oxfmt', '--check', '.']],
    ['file tree', ['node', 'scripts/checks/tree.ts']],
    ['messages', ['node', 'scripts/checks/messages.ts']],
    ['stories', ['node', 'scripts/checks/stories.ts']],
    ['tokens', ['node', 'scripts/checks/tokens.ts']],
  ])(
    'pass the check of %s',
    async (_, [command, ...args]) => {
      expect(await run(command!, ...args)).toEqual(passed);
    },
    120_000,
  );

  it.each([
    ['the API', 'apps/api'],
    ['the portal', 'apps/portal'],
    ['the components', 'packages/ui'],
  ])('pass the check of types of %s', { timeout: 120_000, tags: ['extended'] }, async (_, project) => {
    expect(await typesOf(project)).toEqual(passed);
  });

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

const marked = (text: string) => `hr: ${text}`;
const englishOf = (folder: string) =>
  JSON.parse(readFileSync(join(copy, folder, 'en.json'), 'utf8')) as Record<string, string>;

/** Writes the English texts, each marked as Croatian. */
function addCatalogue(folder: string, texts = englishOf(folder)): void {
  const croatian = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, marked(text)]));
  writeFileSync(join(copy, folder, 'hr.json'), JSON.stringify(croatian));
}

// One entry in the lists of languages and one catalogue next to the others.
describe('a fourth language', { tags: ['extended'] }, () => {
  beforeAll(async () => {
    await write();
    for (const folder of catalogues) addCatalogue(folder);
  }, 60_000);

  it.each(['apps/api', 'apps/portal', 'packages/ui', 'packages/elements'])(
    'fits the types of %s',
    async (project) => {
      expect(await typesOf(project)).toEqual(passed);
    },
    120_000,
  );

  it('is compared with English by the message check', async () => {
    expect((await outputOf('node', 'scripts/checks/messages.ts')).code).toBe(0);
    for (const folder of catalogues) {
      addCatalogue(folder, Object.fromEntries(Object.entries(englishOf(folder)).slice(1)));
    }
    const incomplete = await outputOf('node', 'scripts/checks/messages.ts');
    expect(incomplete.code).toBe(1);
    expect(incomplete.output.match(/Missing translation keys for locale hr/g)).toHaveLength(catalogues.length);
    for (const folder of catalogues) rmSync(join(copy, folder, 'hr.json'));
    const missing = await outputOf('node', 'scripts/checks/messages.ts');
    expect(missing.code).toBe(1);
    for (const folder of catalogues) {
      expect(missing.output).toContain(`${folder}: catalogues and the list of languages differ in hr`);
      addCatalogue(folder);
    }
  }, 120_000);

  it('is used by the API: an error, names, the header of an export, a mail', async () => {
    const { code, output } = await outputOf('node', 'scripts/fixtures/fourthLanguage/api.ts');
    expect(code, output).toBe(0);
    const result = JSON.parse(output.trim().split('\n').at(-1)!) as Record<string, unknown>;
    expect(result).toMatchObject({
      error: 'hr: Resource not found',
      parameters: expect.arrayContaining(['hr: PM10 particles']) as unknown,
      // Texts without a translation fall back to English.
      file: 'en',
      subscribed: 201,
    });
    expect(result['head']).toMatch(/^\uFEFF?hr: From \(local time\);hr: To \(local time\);/);
    const [mail] = result['mails'] as string[];
    expect(mail).toContain('Content-Language: hr');
    expect(mail).toContain('Subject: hr: Reset your password');
    expect(mail).toContain('hr: Hello Nika Furlan,');
  }, 120_000);

  it('passes the tests of the API', async () => {
    const files = ['commands', 'language.test.ts', 'measurements', 'network'].map((part) => `apps/api/src/${part}`);
    const tests = ['contract', 'imports', 'network'].map((name) => `apps/api/test/${name}.test.ts`);
    expect(await run('vitest', 'run', '--project', 'api', ...files, ...tests)).toEqual(passed);
  }, 300_000);

  it('is loaded and offered by the portal, in the texts of the portal and of the components', async () => {
    const { code, output } = await outputOf('node', 'scripts/fixtures/fourthLanguage/portal.ts');
    expect(code, output).toBe(0);
    const { counts, retry, markup } = JSON.parse(output.trim().split('\n').at(-1)!) as {
      counts: [number, number, number, number];
      retry: string;
      markup: string;
    };
    const [portal, ui] = [englishOf('apps/portal/src/i18n'), englishOf('packages/ui/locales')];
    expect(counts.slice(2)).toEqual([Object.keys(portal).length, Object.keys(ui).length]);
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[0]).toBeLessThan(counts[2]);
    expect(retry).toBe(marked(portal['app.retry']!));
    expect(markup).toContain('hr: Language: Hrvatski');
  }, 120_000);
});
