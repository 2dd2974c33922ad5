import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface StaticHost {
  address: string;
  stop: () => void;
}

/**
 * Serves the built portal as plain files, with an API of another origin.
 * @param portal folder of the built portal
 * @param add writes further pages to the folder that is served
 */
export async function hostStatically(
  portal: string,
  port: number,
  api: string,
  add: (folder: string) => void = () => undefined,
): Promise<StaticHost> {
  const folder = mkdtempSync(join(tmpdir(), 'zrak-bench-host-'));
  cpSync(portal, folder, { recursive: true });
  const config = join(folder, 'config/config.json');
  const entries = JSON.parse(readFileSync(config, 'utf8')) as object;
  writeFileSync(config, JSON.stringify({ ...entries, ApplicationUrl: `${api}/` }));
  add(folder);
  const host = spawn('serve', ['--single', '--no-clipboard', '--listen', String(port), folder], { stdio: 'ignore' });
  const address = `http://localhost:${port}`;
  const isUp = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isUp()); tries++) {
    if (tries > 100) throw new Error('The static host did not answer.');
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    address,
    stop: () => {
      host.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
