import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import { everything, within } from '../src/db/scope.ts';
import { installStandard } from '../src/parameters/installStandard.ts';
import { migratedFolder } from './helpers.ts';
import { addStation } from './ownStation.ts';
import { temporarySchema } from './postgres.ts';

const databaseUrl = process.env['ZRAK_TEST_DATABASE_URL'];

describe.each(['the embedded database', 'PostgreSQL'])('an import into %s', (name) => {
  const isServer = name === 'PostgreSQL';
  it.skipIf(isServer && databaseUrl === undefined)(
    'that is killed in the middle writes nothing',
    { timeout: 120_000 },
    async () => {
      const folder = migratedFolder();
      const schema = isServer ? await temporarySchema(databaseUrl!) : undefined;
      const open = () => openDatabase({ databaseUrl: schema?.url, dataFolder: folder });
      const first = await open();
      await within(everything, async () => {
        await installStandard(first.db);
        await addStation(first.db, { id: 'quay', name: 'Quay 7', timeZone: 'UTC' });
      });
      await first.close();

      const parameters = ['PM10', 'NO2', 'O3', 'T'];
      const start = Date.UTC(2015, 0, 1);
      const rows = Array.from({ length: 50_000 }, (_, row) => {
        const time = new Date(start + row * 900_000).toISOString();
        return [time, ...parameters.map((_one, column) => (row + column) % 90)].join(',');
      });
      const file = join(folder, 'values.csv');
      writeFileSync(file, ['timestamp', ...parameters].join(',').concat('\n', rows.join('\n')));

      const importUntil = async (share: number) => {
        const script = join(import.meta.dirname, 'killedImport.ts');
        const child = spawn(process.execPath, [script, file, folder, schema?.url ?? '', String(share)], {
          stdio: 'inherit',
        });
        const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
        expect(signal).toBe('SIGKILL');
      };
      const counts = async () => {
        const { db, close } = await open();
        const result = await within(everything, async () => ({
          series: (await db.selectFrom('series').select('id').execute()).length,
          days: (await db.selectFrom('measurementChunk').select('day').execute()).length,
          imports: (await db.selectFrom('measurementImport').select('added').execute()).map(({ added }) => added),
        }));
        await close();
        return result;
      };
      try {
        await importUntil(0.6);
        expect(await counts()).toEqual({ series: 0, days: 0, imports: [] });
      } finally {
        await schema?.drop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});
