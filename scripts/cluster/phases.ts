import { setTimeout } from 'node:timers/promises';
import type { Databases, Node } from './databases.ts';
import type { Entrance } from './entrance.ts';
import type { Load } from './load.ts';
import { signal, waitFor } from './system.ts';

/** Longest time in which calls may fail after a kill, seconds. */
const longestWindow = 15;

export interface Phase {
  name: string;
  /** Seconds after its beginning in which calls may fail; 0: none may. */
  window: number;
  run: () => Promise<void>;
}

export interface Parts {
  databases: Databases;
  entrance: Entrance;
  load: Load;
}

/** Ends each part in turn, while the load goes on. */
export function phasesOf({ databases, entrance, load }: Parts): Phase[] {
  const end = (node: Node, name: NodeJS.Signals): void => signal(databases.processes(node), name);
  const untilFailover = async (to: Node): Promise<void> => {
    await waitFor(`node ${to} is not promoted`, () => databases.state().primary === to);
    await untilWrites(load);
  };
  const untilInStep = () => waitFor('the standby is not in step', () => databases.state().mayFailOver);
  return [
    { name: 'nothing ends', window: 0, run: () => setTimeout(5000).then(() => undefined) },
    ...[0, 1, 2].map((index) => ({
      name: `kill -9 of process ${index + 1} of the API`,
      window: longestWindow,
      run: () => entrance.killApi(index),
    })),
    {
      name: 'rolling restart of the three processes',
      window: 0,
      async run() {
        for (const index of [0, 1, 2]) {
          await entrance.restartApi(index);
          // Until HAProxy has seen it.
          await setTimeout(1500);
        }
      },
    },
    { name: 'reload of HAProxy', window: 0, run: () => entrance.reloadHaproxy() },
    {
      name: 'kill -9 of PgBouncer, started again after 2 s',
      window: longestWindow,
      run: () => entrance.killPgbouncer().then(() => untilWrites(load)),
    },
    {
      name: 'kill -9 of the primary, and PgBouncer is not reached at once',
      window: longestWindow,
      async run() {
        databases.loseNextLead();
        end('a', 'SIGKILL');
        await untilFailover('b');
      },
    },
    {
      name: 'the old primary comes back by itself, and then as a standby',
      window: 0,
      async run() {
        databases.start('a');
        await waitFor('the old primary does not start', () => answers(databases, 'a', 'select 1'));
        if (answers(databases, 'a', "insert into setting values ('two-primaries', '1')")) {
          throw new Error('Two primaries acknowledge writes.');
        }
        if (canRejoin(databases, 'a')) throw new Error('A node that runs was changed.');
        end('a', 'SIGKILL');
        await waitFor('the old primary does not end', () => databases.processes('a').length === 0);
        databases.rejoin('a');
        await untilInStep();
      },
    },
    {
      name: 'the primary freezes (SIGSTOP)',
      window: longestWindow,
      async run() {
        end('b', 'SIGSTOP');
        await untilFailover('a');
      },
    },
    {
      name: 'the frozen one, which was fenced, follows',
      window: 0,
      async run() {
        if (databases.processes('b').length > 0) throw new Error('The frozen primary was not fenced.');
        databases.rejoin('b');
        await untilInStep();
      },
    },
    {
      name: 'kill -9 of the standby: the primary goes on alone',
      window: longestWindow,
      async run() {
        end('b', 'SIGKILL');
        await waitFor('the primary waits for its standby', () => !databases.state().mayFailOver);
        await untilWrites(load);
      },
    },
    {
      name: 'kill -9 of the primary that is alone, started again after 5 s: nothing is promoted',
      window: longestWindow,
      async run() {
        end('a', 'SIGKILL');
        await setTimeout(5000);
        // The standby has not the last acknowledged writes.
        databases.start('b');
        await setTimeout(1000);
        databases.start('a');
        await waitFor('the primary does not start', () => answers(databases, 'a', 'select 1'));
        if (databases.state().primary !== 'a') throw new Error('A standby was promoted that was not in step.');
        await untilWrites(load);
        await untilInStep();
      },
    },
  ];
}

function answers(databases: Databases, node: Node, statement: string): boolean {
  try {
    databases.query(node, statement, 5);
    return true;
  } catch {
    return false;
  }
}

function canRejoin(databases: Databases, node: Node): boolean {
  try {
    databases.rejoin(node);
    return true;
  } catch {
    return false;
  }
}

/** Until every logger has had an acknowledged call. */
async function untilWrites(load: Load): Promise<void> {
  const before = load.loggers.map(({ acknowledged }) => acknowledged.length);
  await waitFor('writes are not acknowledged', () =>
    load.loggers.every(({ acknowledged }, index) => acknowledged.length > before[index]!),
  );
}
