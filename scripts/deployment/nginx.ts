import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';

export interface Nginx {
  address: string;
  /** The same without TLS. */
  plainAddress: string;
  /** The lines of the access log. */
  log: () => string[];
  stop: () => Promise<void>;
}

/** Replaces each text, which must be there: a changed example must not pass a check of something else. */
function replaced(text: string, changes: [from: string, to: string][]): string {
  return changes.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`deploy/nginx/zrak.conf has no "${from}"`);
    return result.replaceAll(from, to);
  }, text);
}

/**
 * Checks the example with `nginx -t` and serves the built portal with it; only ports, paths and certificate differ.
 *
 * @throws with the output of nginx if it refuses the example
 */
export async function startNginx(folder: string, ports: { http: number; https: number; api: number }): Promise<Nginx> {
  const config = readFileSync(join(root, 'deploy/nginx/zrak.conf'), 'utf8');
  const key = join(folder, 'privkey.pem');
  const certificate = join(folder, 'fullchain.pem');
  const log = join(folder, 'access.log');
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  run('openssl', [...request, '-keyout', key, '-out', certificate]);
  const changes: [string, string][] = [
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${ports.https} ssl http2;`],
    ['    listen [::]:80;\n', ''],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['/etc/letsencrypt/live/air.example.org/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/air.example.org/privkey.pem', key],
    ['/etc/nginx/snippets/', `${join(root, 'deploy/nginx')}/`],
    ['/opt/zrak/node_modules/@zrak/server/dist/apps/portal/dist', join(root, 'apps/portal/dist')],
    ['/var/www/zrak', join(folder, 'own')],
    ['/var/log/nginx/zrak.log', log],
    ['server 127.0.0.1:4300;', `server 127.0.0.1:${ports.api};`],
  ];
  const own = join(folder, 'zrak.conf');
  writeFileSync(own, replaced(config, changes));
  mkdirSync(join(folder, 'temporary'));
  mkdirSync(join(folder, 'own/config'), { recursive: true });
  // The workers of nginx are another user.
  chmodSync(folder, 0o711);
  writeFileSync(join(folder, 'own/config/manifest.json'), '{"name":"Air of the town"}');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, 'temporary', name)};`)
    .join('\n  ');
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `daemon off;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')};
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  ${temporary}
  include ${own};
}
`,
  );
  const options = ['-c', main, '-p', folder];
  run('nginx', ['-t', ...options]);
  const child: ChildProcess = spawn('nginx', options, { stdio: 'inherit' });
  const address = `https://localhost:${ports.https}`;
  await new Promise((done) => setTimeout(done, 500));
  return {
    address,
    plainAddress: `http://localhost:${ports.http}`,
    log: () => readFileSync(log, 'utf8').trimEnd().split('\n'),
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => done());
        child.kill('SIGTERM');
      }),
  };
}

/** @throws with the output of the program if it fails */
export function run(command: string, args: readonly string[], cwd = root): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout + stderr;
}
