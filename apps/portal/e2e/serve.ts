import { rmSync } from 'node:fs';

// A new folder for every run, so that runs do not affect each other.
const folder = process.env['E2E_DATA']!;
const clear = () => rmSync(folder, { recursive: true, force: true });
clear();
process.env['ZRAK_DATA'] = folder;
process.on('exit', clear);
await import('../../api/src/server.ts');
