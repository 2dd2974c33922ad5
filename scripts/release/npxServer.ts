import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { environment, step } from '../consumers/step.ts';
import { freePort } from '../engines/freePort.ts';
import type { Registry } from './registry.ts';

async function text(response: Promise<Response>, what: string): Promise<string> {
  const { ok, status, ...rest } = await response.then(async (answer) => ({
    ok: answer.ok,
    status: answer.status,
    body: await answer.text(),
  }));
  if (!ok) throw new Error(`${what}: ${status} ${rest.body.slice(0, 500)}`);
  return rest.body;
}

/** Values that a visitor without an account reads. */
async function readValues(address: string): Promise<number> {
  const get = async (path: string) => JSON.parse(await text(fetch(`${address}${path}`), path)) as unknown;
  const clients = (await get('/api/clients/get')) as { id: string; code: string }[];
  const client = clients.find(({ code }) => code === 'SI-OKOLJE');
  if (client === undefined) throw new Error(`no public client in ${JSON.stringify(clients)}`);
  const { length } = (await get(`/api/locations/map?clientId=${client.id}`)) as unknown[];
  return length;
}

/** Starts the published server with npx, as a visitor does, in an empty folder and with an empty cache. */
export async function tryNpx(version: string, registry: Registry, folder: string, browser: Browser): Promise<void> {
  const place = join(folder, 'visitor');
  mkdirSync(place);
  const address = `http://localhost:${await freePort()}`;
  let printed = '';
  const server = spawn('npx', ['--yes', `@zrak/server@${version}`, '--port', new URL(address).port], {
    cwd: place,
    detached: true,
    env: {
      ...environment,
      XDG_DATA_HOME: join(place, 'data'),
      npm_config_cache: join(place, 'cache'),
      npm_config_registry: registry.address,
    },
  });
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  try {
    await step('npx @zrak/server: answers', async () => {
      for (const until = Date.now() + 120_000; !printed.includes('Demo accounts: ');) {
        if (server.exitCode !== null || Date.now() > until) throw new Error(printed);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      if (!printed.includes(`Zrak ${version}`) || !printed.includes(address)) throw new Error(printed);
    });
    await step('npx @zrak/server: data', async () => {
      const count = await readValues(address);
      if (count === 0) throw new Error('the public client has no stations');
    });
    await step('npx @zrak/server: page in Chromium', async () => {
      const page = await browser.newPage();
      await page.goto(`${address}/SI-OKOLJE/locations/map`);
      const stations = page.getByRole('list', { name: 'Stations' }).getByRole('button');
      await stations.first().waitFor({ timeout: 30_000 });
      await page.close();
    });
  } finally {
    process.kill(-server.pid!);
  }
}
