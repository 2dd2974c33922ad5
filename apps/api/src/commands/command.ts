/** @returns the exit status: 0 done, 1 fault of the data or the database, 2 wrong arguments */
export type Run = (args: string[]) => Promise<number>;

export interface Command {
  run: Run;
  /** One line for the list of commands. */
  summary: string;
  /** The whole help of the command. */
  help: string;
}

/** A wrong argument; the help of the command is printed after it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Faults that the operator can mend, one line each. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}
