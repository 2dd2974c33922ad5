import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run.ts';

// API and portal, both with reload on every change; `--storybook` adds the components. The portal's server passes the paths
// of the API on to it (apps/portal/vite.config.ts).
const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
const api = `http://localhost:${process.env['PORT'] ?? 4300}`;
const children = [spawn(process.execPath, ['--watch', 'apps/api/src/server.ts'], { cwd: root, stdio: 'inherit' })];
const stop = (code: number): never => {
  for (const child of children) child.kill();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
children[0]!.on('exit', (code) => stop(code ?? 1));
if (process.argv.includes('--storybook')) {
  children.push(spawn('storybook', ['dev', '--port', '6006', '--no-open'], { cwd: root, stdio: 'inherit' }));
}

// Loaded after the start of the API, which is the longer part.
const { createServer } = await import('vite');
const portal = await createServer({ root: join(root, 'apps/portal'), logLevel: 'warn' });
await portal.listen();
while (
  !(await fetch(`${api}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  ))
) {
  await new Promise((resolve) => setTimeout(resolve, 50));
}
console.log(`Ready after ${seconds()} s:
  portal, with hot reload  ${portal.resolvedUrls?.local[0] ?? ''}
  API, restarts on change  ${api}/api/health`);
