import { type RunningServer, startServer } from '../../scripts/server.ts';

/** Figures that the metrics of servers add up to. */
export interface Usage {
  /** Of the processor, seconds. */
  cpu: number;
  /** In statements of the database, seconds. */
  database: number;
  statements: number;
  /** Resident memory of all, bytes. */
  memory: number;
  /** Longest time since the figures were read before in which a server did nothing else, seconds. */
  blocked: number;
}

const figures = {
  cpu: 'process_cpu_seconds_total',
  database: 'zrak_database_statement_duration_seconds_sum',
  statements: 'zrak_database_statement_duration_seconds_count',
  memory: 'process_resident_memory_bytes',
  blocked: 'nodejs_eventloop_lag_max_seconds',
} as const satisfies Record<keyof Usage, string>;

export interface Servers {
  origins: string[];
  usage: () => Promise<Usage>;
  stop: () => Promise<void>;
}

/** Servers on one database, each with its metrics on the port after its own. */
export async function startServers(
  count: number,
  firstPort: number,
  data: string,
  settings: Record<string, string>,
  from?: string,
): Promise<Servers> {
  const servers: RunningServer[] = [];
  const metrics: string[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((one) => one.stop()));
  };
  for (let index = 0; index < count; index++) {
    const port = firstPort + 2 * index;
    const own = { ...settings, ZRAK_METRICS_PORT: String(port + 1) };
    try {
      servers.push(await startServer(port, `${data}/${index}`, own, from));
    } catch (error) {
      await stop();
      throw error;
    }
    metrics.push(`http://127.0.0.1:${port + 1}/metrics`);
  }
  return {
    origins: servers.map(({ address }) => address.replace('localhost', '127.0.0.1')),
    usage: async () => {
      const pages = await Promise.all(metrics.map(async (url) => (await fetch(url)).text()));
      const read = (name: string): number[] =>
        pages.map((page) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(page)?.[1] ?? Number.NaN));
      const sum = (name: string): number => read(name).reduce((total, one) => total + one, 0);
      return {
        cpu: sum(figures.cpu),
        database: sum(figures.database),
        statements: sum(figures.statements),
        memory: sum(figures.memory),
        blocked: Math.max(...read(figures.blocked)),
      };
    },
    stop,
  };
}
