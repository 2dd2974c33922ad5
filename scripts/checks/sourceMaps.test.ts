import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingMaps } from './sourceMaps.ts';

test('a file that names a missing source map is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zrak-maps-'));
  try {
    mkdirSync(join(folder, 'workers'));
    writeFileSync(join(folder, 'a.js'), '1;\n//# sourceMappingURL=a.js.map\n');
    writeFileSync(join(folder, 'a.js.map'), '{}');
    writeFileSync(join(folder, 'b.css'), 'a{}\n/*# sourceMappingURL=data:application/json,{} */');
    writeFileSync(join(folder, 'workers/c.js'), '1;\n//# sourceMappingURL=d.map');
    expect(missingMaps(folder)).toEqual(['  workers/c.js names d.map, which does not exist']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
