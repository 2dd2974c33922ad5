import { run } from '../run.ts';

/** Runs one step, and prints it with its seconds. */
export async function step<T>(what: string, action: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await action();
  console.log(`✔ ${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

// Vite's development server sets NODE_ENV of this process.
const inherited = { ...process.env };
delete inherited['NODE_ENV'];

/** Environment of the programs that a step runs. */
export const environment: NodeJS.ProcessEnv = {
  ...inherited,
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  CI: '1',
};

/** A step that is one program. @throws its output if it fails. */
export function must(what: string, command: string, args: string[], cwd: string, env = environment): Promise<string> {
  return step(what, async () => {
    const { code, output } = await run(command, args, { cwd, isCaptured: true, env });
    if (code !== 0) throw new Error(`${what}\n${output}`);
    return output;
  });
}
