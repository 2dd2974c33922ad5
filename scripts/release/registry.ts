import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../engines/freePort.ts';
import { run } from '../run.ts';

export interface Registry {
  address: string;
  stop: () => void;
}

const dependencies = { verdaccio: '6.10.4' };

/** A dependency asks for a tag of node-fetch, which mirrors of the registry often lack. */
const overrides = { 'node-fetch': '2.7.0' };

/** Installs verdaccio in a folder. It is not among the dependencies of the workspace: only a rehearsal needs it. */
export async function installRegistry(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies, overrides }));
  const { code, output } = await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    isCaptured: true,
  });
  if (code !== 0) throw new Error(output);
}

/** Starts a registry with an empty storage. It asks the registry of npm's settings for all packages that are not ours. */
export async function startRegistry(folder: string): Promise<Registry> {
  const { output: uplink } = await run('npm', ['config', 'get', 'registry'], { isCaptured: true });
  const all = { access: '$all', publish: '$all', unpublish: '$all' };
  const settings = {
    storage: join(folder, 'storage'),
    uplinks: { npm: { url: uplink.trim(), maxage: '30m', cache: false } },
    packages: { '@zrak/*': all, '**': { access: '$all', proxy: 'npm' } },
    max_body_size: '50mb',
    log: { type: 'stdout', level: 'error' },
  };
  // JSON is valid YAML.
  writeFileSync(join(folder, 'config.yaml'), JSON.stringify(settings));
  const port = await freePort();
  const address = `http://localhost:${port}/`;
  const server = spawn(
    process.execPath,
    ['node_modules/verdaccio/bin/verdaccio', '--config', 'config.yaml', '--listen', `localhost:${port}`],
    { cwd: folder, stdio: 'ignore' },
  );
  for (const until = Date.now() + 60_000; Date.now() < until;) {
    const answer = await fetch(`${address}-/ping`).catch(() => undefined);
    if (answer?.ok) return { address, stop: () => server.kill() };
    if (server.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error('The registry did not start.');
}
