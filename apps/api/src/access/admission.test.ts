import type { ServerResponse } from 'node:http';
import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Admission, type GiveWay } from './admission.ts';

/** Milliseconds of the pauses. */
const pauses = vi.hoisted(() => [] as number[]);
vi.mock('node:timers/promises', () => ({
  setImmediate: async () => {},
  setTimeout: async (milliseconds: number) => void pauses.push(milliseconds),
}));

const million = 1_000_000;
let admission: Admission;

beforeEach(() => {
  admission = new Admission();
});

/** A call, until it emits `close`. */
function call(): ServerResponse {
  const response = new EventEmitter() as ServerResponse;
  admission.admit(response);
  return response;
}

async function pauseOf(giveWay: GiveWay, values?: number): Promise<number> {
  pauses.length = 0;
  await giveWay(values);
  return pauses[0] ?? 0;
}

describe('a long answer', () => {
  it('pauses for nobody while it is alone', async () => {
    const giveWay = admission.startLong(call());
    expect(await pauseOf(giveWay, 2 * million)).toBe(0);
  });

  it('pauses after its first million values while there is another call, in proportion to the next values', async () => {
    const giveWay = admission.startLong(call());
    const other = call();
    expect(await pauseOf(giveWay, million)).toBe(0);
    expect(await pauseOf(giveWay, 10_000)).toBe(10);
    expect(await pauseOf(giveWay, 30_000)).toBe(30);
    expect(await pauseOf(giveWay)).toBe(0);
    other.emit('close');
    expect(await pauseOf(giveWay, 10_000)).toBe(0);
  });

  it('pauses for a call that came and ended since its last values: the next one is near', async () => {
    const giveWay = admission.startLong(call());
    await giveWay(2 * million);
    call().emit('close');
    expect(await pauseOf(giveWay, 10_000)).toBe(10);
    expect(await pauseOf(giveWay, 10_000)).toBe(0);
  });

  it('does not pause for another long answer', async () => {
    const giveWay = admission.startLong(call());
    const other = call();
    admission.startLong(other);
    await giveWay(2 * million);
    expect(await pauseOf(giveWay, 10_000)).toBe(0);
    other.emit('close');
    call();
    expect(await pauseOf(giveWay, 10_000)).toBe(10);
  });

  it('whose reader has gone before it starts hides no other call', async () => {
    const giveWay = admission.startLong(call());
    const gone = call();
    gone.emit('close');
    admission.startLong(gone);
    call();
    await giveWay(2 * million);
    expect(await pauseOf(giveWay, 10_000)).toBe(10);
  });
});
