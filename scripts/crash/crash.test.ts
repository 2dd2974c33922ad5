import { describe, expect, it } from 'vitest';
import { killDeliveries } from './deliveryKills.ts';
import { killImports } from './importKills.ts';
import { killIngestion } from './ingestionKills.ts';
import { install } from './installation.ts';
import { killWrites } from './writeKills.ts';
import { randomOf } from '../../apps/api/test/random.ts';

const databaseUrl = process.env['ZRAK_TEST_DATABASE_URL'];

// A part of `pnpm test:crash`.
describe.each(['the embedded database', 'PostgreSQL'])('kill -9 with %s', (name) => {
  const isServer = name === 'PostgreSQL';
  const options = { random: randomOf(1), onKill: () => undefined };

  // Servers start again and again: half a minute beside the other tests, and longer on a busy machine.
  const timeout = 300_000;

  it.skipIf(isServer && databaseUrl === undefined)(
    'leaves all or nothing of a change, and all that was acknowledged',
    { timeout },
    async () => {
      const installation = await install(isServer ? databaseUrl : undefined);
      try {
        const writes = await killWrites(installation, { ...options, kills: 1 });
        expect(writes).toMatchObject({ kills: 1, acknowledgedLost: 0, halfWritten: 0 });
        expect(writes).toMatchObject({ eventsWithoutChange: 0, changesWithoutEvent: 0 });
        expect(writes.acknowledged).toBeGreaterThan(0);
      } finally {
        await installation.remove();
      }
    },
  );

  it.skipIf(isServer && databaseUrl === undefined)(
    'leaves all or nothing of ingested values and of an imported file, and sends what was due',
    { timeout, tags: ['extended'] },
    async () => {
      const installation = await install(isServer ? databaseUrl : undefined);
      try {
        const calls = await killIngestion(installation, { ...options, kills: 1 });
        expect(calls).toMatchObject({ kills: 1, acknowledgedLost: 0, halfWritten: 0 });
        expect(calls.acknowledgedCalls).toBeGreaterThan(0);
        const imports = await killImports(installation, { ...options, kills: 1 });
        expect(imports).toMatchObject({ kills: 1, halfWritten: 0, earlierLost: 0, incomplete: 0 });
        const mails = await killDeliveries(installation, { ...options, kills: 1 });
        expect(mails).toMatchObject({ kills: 1, lost: 0, notRecognised: 0 });
      } finally {
        await installation.remove();
      }
    },
  );
});
