import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// Its cases are tested in the API.
it('leaves out the same as the server', () => {
  const own = readFileSync(join(import.meta.dirname, 'withoutPersonalData.ts'), 'utf8');
  const ofServer = readFileSync(join(import.meta.dirname, '../../../api/src/withoutPersonalData.ts'), 'utf8');
  expect(own).toBe(ofServer);
});
