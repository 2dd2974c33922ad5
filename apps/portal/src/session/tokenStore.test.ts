import { expect, test } from 'vitest';
import type { PortalSession } from './session.ts';
import { createTokenStore, type SessionRequest } from './tokenStore.ts';

const session = (accessToken: string) => ({ accessToken }) as PortalSession;

/** A store whose owner notes what is asked of it, and begins to renew a token that is refused. */
function owned(accessToken: string | null) {
  const tokens = createTokenStore();
  const requests: SessionRequest[] = [];
  tokens.write(accessToken === null ? null : session(accessToken), false);
  tokens.own((request) => {
    requests.push(request);
    if (request.type === 'token.refused') tokens.write(tokens.current(), true);
  });
  return { tokens, requests };
}

test('gives what the owner wrote', () => {
  const { tokens } = owned('a');
  expect(tokens.current()?.accessToken).toBe('a');
  tokens.write(null, false);
  expect(tokens.current()).toBeNull();
});

test('a token that is refused is renewed by the owner, once for all who wait', async () => {
  const { tokens, requests } = owned('old');
  const waiting = [tokens.renewed('old')];
  tokens.write(session('old'), true);
  waiting.push(tokens.renewed('older'));
  let isDone = false;
  void waiting[0]!.then(() => (isDone = true));
  await Promise.resolve();
  expect(isDone).toBe(false);
  tokens.write(session('new'), false);
  expect(await Promise.all(waiting)).toEqual(['new', 'new']);
  expect(requests).toEqual([{ type: 'token.refused', accessToken: 'old' }]);
});

test('a token that was replaced in the meantime needs no renewal', async () => {
  const { tokens, requests } = owned('new');
  expect(await tokens.renewed('old')).toBe('new');
  expect(requests).toEqual([]);
});

test('where nothing newer came, the refusal stands', async () => {
  const { tokens } = owned('old');
  const [kept, ended] = [tokens.renewed('old'), tokens.renewed('old')];
  tokens.write(session('old'), false);
  expect(await kept).toBeNull();
  tokens.write(null, false);
  expect(await ended).toBeNull();
  expect(await owned(null).tokens.renewed('old')).toBeNull();
});
