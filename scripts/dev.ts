import { spawn } from 'node:child_process';
import { root } from './run.ts';

// The portal's dev server proxies the paths of the API to it (apps/portal/vite.config.ts).
const api = spawn(process.execPath, ['--watch', 'apps/api/src/server.ts'], { cwd: root, stdio: 'inherit' });
const portal = spawn('pnpm', ['--filter', '@zrak/portal', 'dev'], { cwd: root, stdio: 'inherit' });
for (const child of [api, portal]) {
  child.on('exit', (code) => {
    api.kill();
    portal.kill();
    process.exit(code ?? 1);
  });
}
