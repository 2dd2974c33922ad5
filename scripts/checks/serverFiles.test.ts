import { expect, it } from 'vitest';
import { serverFileFaults } from './serverFiles.ts';

it('finds files that the server lacks or does not need', () => {
  const faults = serverFileFaults(['LICENSE', 'dist/apps/api/src/app.ts', 'dist/apps/portal/dist/assets/index.js.map']);
  expect(faults).toContain('missing: dist/openapi/portal.yaml');
  expect(faults).not.toContain('missing: LICENSE');
  expect(faults).toContain('not needed: dist/apps/api/src/app.ts');
  expect(faults).toContain('not needed: dist/apps/portal/dist/assets/index.js.map');
});
