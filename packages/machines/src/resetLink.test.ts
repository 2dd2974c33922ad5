import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { resetLinkMachine, type ResetToken } from './resetLink.machine.ts';

const link: ResetToken = { token: 't', userId: 'usr_ana' };

function open(
  token: ResetToken | null,
  {
    check = async () => true,
    save = async () => undefined,
  }: { check?: () => Promise<boolean>; save?: (password: string) => Promise<void> } = {},
) {
  const machine = resetLinkMachine.provide({
    actors: {
      check: fromPromise<boolean, ResetToken>(check),
      save: fromPromise<void, ResetToken & { password: string }>(({ input }) => save(input.password)),
    },
  });
  return createActor(machine, { input: { token } }).start();
}

describe('a link to a new password', () => {
  test('without a token is invalid without a call', () => {
    const check = vi.fn(async () => true);
    expect(open(null, { check }).getSnapshot().value).toBe('wrong');
    expect(check).not.toHaveBeenCalled();
  });

  test('that is refused is invalid', async () => {
    const actor = open(link, { check: async () => false });
    await expect(waitFor(actor, (state) => state.status === 'done')).resolves.toMatchObject({ value: 'wrong' });
  });

  test('whose check failed is checked again', async () => {
    const check = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(new Error('Network error'));
    const actor = open(link, { check: check.mockResolvedValue(true) });
    const { context } = await waitFor(actor, (state) => state.matches('unchecked'));
    expect(context.error).toMatchObject({ message: 'Network error' });
    actor.send({ type: 'check.again' });
    expect(actor.getSnapshot().context.error).toBeNull();
    await waitFor(actor, (state) => state.matches('choosing'));
    expect(check).toHaveBeenCalledTimes(2);
  });

  test('saves one password once', async () => {
    const save = vi.fn(async () => undefined);
    const actor = open(link, { save });
    await waitFor(actor, (state) => state.matches('choosing'));
    actor.send({ type: 'password.submit', password: 'Secret-1' });
    actor.send({ type: 'password.submit', password: 'Secret-2' });
    await waitFor(actor, (state) => state.matches('saved'));
    expect(save.mock.calls).toEqual([['Secret-1']]);
  });

  test('keeps the reason of a refused password until the next one is sent', async () => {
    const save = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('too short'));
    const actor = open(link, { save: save.mockResolvedValue(undefined) });
    await waitFor(actor, (state) => state.matches('choosing'));
    actor.send({ type: 'password.submit', password: 'x' });
    const refused = await waitFor(actor, (state) => state.matches('choosing'));
    expect(refused.context.error).toMatchObject({ message: 'too short' });
    actor.send({ type: 'password.submit', password: 'Secret-1' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'saving', context: { error: null } });
  });
});
