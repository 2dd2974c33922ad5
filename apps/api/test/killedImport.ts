import { openDatabase } from '../src/db/database.ts';
import { everything, within } from '../src/db/scope.ts';
import { importDefaults, importFile } from '../src/imports/importFile.ts';

/** Imports a file and kills its own process when the given share of the values has been written. */
const [file = '', dataFolder = '', databaseUrl = '', share = '1'] = process.argv.slice(2);
const { db } = await openDatabase({ databaseUrl: databaseUrl || undefined, dataFolder });
await within(everything, () =>
  importFile(
    file,
    { ...importDefaults, stations: new Map([['', 'quay']]) },
    {
      db,
      now: () => Date.now() / 1000,
      actor: 'chief',
      onProgress: (step, written = 0) => {
        if (step === 'writing' && written >= Number(share)) process.kill(process.pid, 'SIGKILL');
      },
    },
  ),
);
