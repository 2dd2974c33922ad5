import { beforeEach, expect, it, vi } from 'vitest';

/** Hashing that ends when the test resolves it. */
const work = vi.hoisted(() => ({ running: [] as ((value: string) => void)[], verified: [] as string[] }));
vi.mock('@node-rs/argon2', () => ({
  hash: (password: string) =>
    password === 'slow' || password.startsWith('waiting')
      ? new Promise<string>((resolve) => work.running.push(() => resolve(`hash of ${password}`)))
      : password === 'broken'
        ? Promise.reject(new Error('no memory'))
        : Promise.resolve(`decoy ${password.length}`),
  verify: async (stored: string, password: string) => {
    work.verified.push(stored);
    return password === 'right' || stored === `hash of ${password}`;
  },
}));

const passwords = async () => import('./passwords.ts');
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  vi.resetModules();
  work.running = [];
  work.verified = [];
});

it('hashes two passwords at once and the others in the order of the calls', async () => {
  const { hashPassword } = await passwords();
  const done: string[] = [];
  for (const name of ['slow', 'slow', 'waiting 1', 'waiting 2']) {
    void hashPassword(name).then((hash) => done.push(hash));
  }
  await settle();
  expect(work.running).toHaveLength(2);
  work.running[1]!('');
  await settle();
  expect(work.running).toHaveLength(3);
  work.running[2]!('');
  await settle();
  expect(done).toEqual(['hash of slow', 'hash of waiting 1']);
  expect(work.running).toHaveLength(4);
  for (const end of work.running) end('');
  await settle();
  expect(done).toHaveLength(4);
  // Both slots are free again, and only these two.
  work.running = [];
  for (let index = 0; index < 3; index++) void hashPassword('slow');
  await settle();
  expect(work.running).toHaveLength(2);
});

it('frees the slot if the work fails', async () => {
  const { hashPassword } = await passwords();
  for (let index = 0; index < 4; index++) await expect(hashPassword('broken')).rejects.toThrow('no memory');
  void hashPassword('slow');
  await settle();
  expect(work.running).toHaveLength(1);
});

it('refuses with 503 while 256 are waiting and asks to retry after five seconds', async () => {
  const { hashPassword, requireCapacity, isPassword } = await passwords();
  for (let index = 0; index < 2 + 255; index++) void hashPassword('slow');
  expect(requireCapacity).not.toThrow();
  void hashPassword('slow');
  const refusal = expect.objectContaining({ statusCode: 503, key: 'unavailable', retryAfter: 5 });
  await expect(hashPassword('slow')).rejects.toEqual(refusal);
  await expect(isPassword('right', 'stored')).rejects.toEqual(refusal);
  expect(requireCapacity).toThrow('not available');
  work.running[0]!('');
  await settle();
  expect(requireCapacity).not.toThrow();
});

it('does the same work for an unknown name, against a secret of 256 bits', async () => {
  const { isPassword } = await passwords();
  expect(await isPassword('right', 'stored')).toBe(true);
  expect(await isPassword('right', null)).toBe(false);
  expect(await isPassword('right', undefined)).toBe(false);
  expect(work.verified).toEqual(['stored', 'decoy 43', 'decoy 43']);
});
