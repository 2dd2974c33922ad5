import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { currentScope, keepingScope, type Scope, within } from './scope.ts';

const ofA: Scope = { clients: 'a', people: '', user: '' };
const ofB: Scope = { clients: 'b', people: '', user: '' };

/** The scopes before and after each wait, of the generator that waits and of one that reads it. */
async function* waiting(seen: string[]): AsyncGenerator<number> {
  try {
    for (let piece = 0; piece < 3; piece++) {
      seen.push(currentScope().clients);
      await setImmediate();
      seen.push(currentScope().clients);
      yield piece;
    }
  } finally {
    seen.push(currentScope().clients);
  }
}
async function* reading(source: AsyncGenerator<number>, seen: string[]): AsyncGenerator<number> {
  for await (const piece of source) {
    seen.push(currentScope().clients);
    await setImmediate();
    seen.push(currentScope().clients);
    yield piece;
  }
}

it.each([
  ['outside any scope', (read: () => Promise<unknown>) => read()],
  ['within the scope of another call', (read: () => Promise<unknown>) => within(ofB, read)],
])('a stream keeps the scope of the call that made it, though it is read %s', async (_, readIn) => {
  const seen: string[] = [];
  const stream = within(ofA, () => keepingScope(reading(waiting(seen), seen)));
  for (let piece = 0; piece < 4; piece++) {
    await readIn(() => stream.next());
    await setImmediate();
  }
  expect(seen).toEqual(Array.from({ length: 13 }, () => 'a'));
});

it('a stream whose reader leaves ends within its scope', async () => {
  const seen: string[] = [];
  const stream = within(ofA, () => keepingScope(waiting(seen)));
  await stream.next();
  await within(ofB, () => stream.return(undefined));
  expect(seen).toEqual(['a', 'a', 'a']);
});
