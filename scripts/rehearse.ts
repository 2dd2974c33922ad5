import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from './browser.ts';
import { examples, expectEqualScreens, installExample, tryExample } from './consumers/examples.ts';
import { environment, must, step } from './consumers/step.ts';
import { publishedPackages } from './publishedPackages.ts';
import { tryNpx } from './release/npxServer.ts';
import { installRegistry, type Registry, startRegistry } from './release/registry.ts';
import { run } from './run.ts';
import { commitCopy, copyRepository } from './repositoryCopy.ts';

// A release without consequences: versions, packs and publishes all published packages to a registry on this machine,
// from a copy of the repository. Then installs them in the examples and starts `npx @zrak/server`. Names of examples
// select some of them.
const chosen = examples.filter((name) => process.argv.includes(name));
const folder = mkdtempSync(join(tmpdir(), 'zrak-rehearsal-'));
const copy = join(folder, 'repository');

/** The copy publishes to this registry and to no other. */
async function publishTo({ address }: Registry): Promise<NodeJS.ProcessEnv> {
  // A token is required to publish; this registry accepts any.
  const token = `${address.replace('http:', '')}:_authToken=rehearsal`;
  writeFileSync(join(copy, '.npmrc'), `registry=${address}\n${token}\n`);
  const env = { ...environment, npm_config_registry: address, pnpm_config_registry: address };
  for (const command of ['npm', 'pnpm']) {
    const { output } = await run(command, ['config', 'get', 'registry'], { cwd: copy, isCaptured: true, env });
    if (output.trim() !== address) throw new Error(`${command} would publish to another registry`);
  }
  return env;
}

/** Publishes with the command of the release workflow, and returns the published versions. */
async function publish(registry: Registry): Promise<Record<string, string>> {
  const env = await publishTo(registry);
  await must('published', 'pnpm', ['exec', 'changeset', 'publish', '--no-git-tag'], copy, env);
  const packages: Record<string, string> = {};
  for (const { name, version } of publishedPackages(copy)) {
    const answer = await fetch(`${registry.address}@zrak%2f${name}`);
    const found = answer.ok ? ((await answer.json()) as { versions: Record<string, unknown> }).versions : {};
    if (found[version] === undefined) throw new Error(`@zrak/${name} ${version} is not in the registry`);
    console.log(`  @zrak/${name} ${version}`);
    packages[`@zrak/${name}`] = version;
  }
  return packages;
}

const started = performance.now();
const browser = await chromium.launch(launchOptions());
let registry: Registry | undefined;
try {
  expectEqualScreens();
  mkdirSync(copy);
  await step('repository copied', async () => {
    copyRepository(copy, { isNeeded: (path) => !path.startsWith('.storybook/pictures/') });
    commitCopy(copy);
  });
  await must('dependencies installed', 'pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], copy);
  await must('versions and changelogs written', 'pnpm', ['exec', 'changeset', 'version'], copy);
  await must('packages, portal and server built', 'pnpm', ['build:published'], copy);
  await step('registry installed', () => installRegistry(join(folder, 'registry')));
  const running = await step('registry started', () => startRegistry(join(folder, 'registry')));
  registry = running;
  const packages = await publish(running);
  for (const name of chosen.length > 0 ? chosen : examples) {
    const place = join(folder, name);
    await installExample(name, { packages, registry: running.address }, place);
    await tryExample(name, place, browser);
  }
  await tryNpx(packages['@zrak/server']!, running, folder, browser);
  console.log(`Rehearsed in ${Math.round((performance.now() - started) / 1000)} s.`);
} catch (error) {
  console.error(`✖ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  registry?.stop();
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
