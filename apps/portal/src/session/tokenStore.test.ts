import { expect, test } from 'vitest';
import type { PortalSession } from './session.ts';
import { createTokenStore, type SessionRequest } from './tokenStore.ts';

const session = (accessToken: string) => ({ accessToken }) as PortalSession;

/** A store whose owner records the requests and starts to renew a refused token. */
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

test('returns the session that the owner wrote', () => {
  const { tokens } = owned('a');
  expect(tokens.current()?.accessToken).toBe('a');
  tokens.write(null, false);
  expect(tokens.current()).toBeNull();
});

test('has the owner renew a refused token, once for all waiting callers', async () => {
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

test('does not renew a token that was replaced in the meantime', async () => {
  const { tokens, requests } = owned('new');
  expect(await tokens.renewed('old')).toBe('new');
  expect(requests).toEqual([]);
});

test('keeps the refusal if no newer token arrives', async () => {
  const { tokens } = owned('old');
  const [kept, ended] = [tokens.renewed('old'), tokens.renewed('old')];
  tokens.write(session('old'), false);
  expect(await kept).toBeNull();
  tokens.write(null, false);
  expect(await ended).toBeNull();
  expect(await owned(null).tokens.renewed('old')).toBeNull();
});

test('says why a token could not be renewed, for as long as it is the same', async () => {
  const { tokens } = owned('old');
  const waiting = tokens.renewed('old');
  const reason = new Error('Network error');
  tokens.write(session('old'), reason);
  await expect(waiting).rejects.toBe(reason);
  expect(await tokens.renewed('older')).toBe('old');
});
