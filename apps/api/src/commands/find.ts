import { didYouMean } from '../network/nearest.ts';
import type { Client } from '../db/schema.ts';
import { CommandError } from './command.ts';

/** Code of a client; a dash for none. */
export const codeOf = (clients: readonly Client[], clientId: string | null): string =>
  clients.find(({ id }) => id === clientId)?.code ?? '–';

/** The one that is meant by its name. @throws CommandError with the nearest name */
export function findByName<T>(what: string, name: string, all: readonly T[], nameOf: (one: T) => string): T {
  const found = all.find((one) => nameOf(one) === name);
  if (found !== undefined) return found;
  throw new CommandError(`There is no ${what} "${name}"${didYouMean(name, all.map(nameOf)) || '.'}`);
}
