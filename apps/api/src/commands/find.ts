import { didYouMean } from '../network/nearest.ts';
import { CommandError } from './command.ts';

/** The one that is meant by its name. @throws CommandError with the nearest name */
export function findByName<T>(what: string, name: string, all: readonly T[], nameOf: (one: T) => string): T {
  const found = all.find((one) => nameOf(one) === name);
  if (found !== undefined) return found;
  throw new CommandError(`There is no ${what} "${name}"${didYouMean(name, all.map(nameOf)) || '.'}`);
}
