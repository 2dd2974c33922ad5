import { createInterface } from 'node:readline/promises';
import { CommandError } from '../command.ts';

/** In English, Slovene and German. */
const yes = /^(y|yes|d|da|j|ja)$/i;

/** Asks at the terminal. @throws CommandError if there is none */
export async function confirm(question: string, withoutTerminal: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new CommandError(withoutTerminal);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question).finally(() => terminal.close());
  return yes.test(answer.trim());
}
