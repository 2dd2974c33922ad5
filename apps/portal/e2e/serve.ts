import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// A folder of its own for every run: what one test run did, the next one must not see.
const folder = mkdtempSync(join(tmpdir(), 'zrak-e2e-'));
process.env['ZRAK_DATA'] = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await import('../../api/src/server.ts');
