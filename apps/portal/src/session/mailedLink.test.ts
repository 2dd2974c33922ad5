import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function open(address: string) {
  const replaceState = vi.fn();
  vi.stubGlobal('location', new URL(address, 'https://portal.test'));
  vi.stubGlobal('history', { replaceState });
  const { openedWith } = await import('./mailedLink.ts');
  return { openedWith, replaceState };
}

test.each(['/auth/resetPassToken', '/auth/confirmUser', '/auth/resetPassToken/', '/auth/confirmUser/'])(
  'moves the token of %s from the address to the screen',
  async (path) => {
    const { openedWith, replaceState } = await open(`${path}?token=secret`);
    expect(openedWith).toBe('?token=secret');
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', path);
  },
);

test.each(['/', '/auth/login', '/x/auth/confirmUser', '/auth/confirmUser/more', '/auth/confirm', '/auth/confirmUserX'])(
  'leaves the address %s unchanged',
  async (path) => {
    const { openedWith, replaceState } = await open(`${path}?origin=%2Fx`);
    expect(openedWith).toBe('?origin=%2Fx');
    expect(replaceState).not.toHaveBeenCalled();
  },
);
