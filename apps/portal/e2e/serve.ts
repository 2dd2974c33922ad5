import { rmSync } from 'node:fs';

// A folder that is new for every run: what one test run did, the next one must not see.
const folder = process.env['E2E_DATA']!;
const clear = () => rmSync(folder, { recursive: true, force: true });
clear();
process.env['ZRAK_DATA'] = folder;
process.on('exit', clear);
await import('../../api/src/server.ts');
