import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

// The files of a project run one after the other in shared workers, which keep their modules: a worker and its modules for
// each file take a third of the time of all tests. Runs before each file, and at its end after all hooks of the file.

const source = readFileSync(expect.getState().testPath!, 'utf8');
/** Modules are loaded again before and after a file that replaces some of them, or has its own copies. */
const replacesModules = /\bvi\.(doMock|mock|resetModules)\(/.test(source);
if (replacesModules) vi.resetModules();

const environment = { ...process.env };
const globals = globalsNow(Object.getOwnPropertyNames(globalThis));

/** Values of these names, and of those by which code recognises a browser. Libraries may leave other names. */
function globalsNow(known: Iterable<string>): Map<string, unknown> {
  const browser = ['window', 'document', 'location', 'localStorage', 'sessionStorage'];
  const names = new Set([...known, ...browser]);
  return new Map(
    Array.from(names, (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)?.value as unknown]),
  );
}

/** Names of variables that are new, gone or different. */
function differences(before: Map<string, unknown>, after: Map<string, unknown>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return Array.from(names).filter((name) => !Object.is(before.get(name), after.get(name)));
}

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  if (replacesModules) vi.resetModules();
  const left = [
    ...differences(new Map(Object.entries(environment)), new Map(Object.entries(process.env))),
    ...differences(globals, globalsNow(globals.keys())),
  ];
  if (left.length > 0) throw new Error(`The file leaves to the next one in its worker: ${left.join(', ')}`);
});
