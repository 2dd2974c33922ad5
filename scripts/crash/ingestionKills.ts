import { setTimeout } from 'node:timers/promises';
import { createKey, end, type Installation, type KillOptions, parameters, post, read, step } from './installation.ts';

const firstSlot = Date.UTC(2020, 0, 1) / 1000 / step;
const senderCount = 4;
/** Intervals of a call. */
const callLength = 3;
/** The longest time after the first answer until the kill, milliseconds. */
const longest = 1500;

export interface IngestionKills {
  kills: number;
  acknowledgedCalls: number;
  acknowledgedValues: number;
  acknowledgedLost: number;
  /** Calls without an answer: all of their values are there, none, or some. */
  openStored: number;
  openNotStored: number;
  halfWritten: number;
}

const valueOf = (slot: number, parameter: number): number => (slot * 3 + parameter * 17) % 83;

/** Kills the server at random moments while loggers send, and reads back what it had acknowledged. */
export async function killIngestion(
  { env, start }: Installation,
  { kills, random, onKill }: KillOptions,
): Promise<IngestionKills> {
  const secret = await createKey(env);
  const result: IngestionKills = {
    kills: 0,
    acknowledgedCalls: 0,
    acknowledgedValues: 0,
    acknowledgedLost: 0,
    openStored: 0,
    openNotStored: 0,
    halfWritten: 0,
  };
  const acknowledged = new Set<number>();
  let next = firstSlot;
  for (let kill = 1; kill <= kills; kill++) {
    const server = await start();
    const open: number[] = [];
    let answers = 0;
    const stop = { isReached: false };
    const first = Promise.withResolvers<void>();
    const senders = Array.from({ length: senderCount }, async () => {
      while (!stop.isReached) {
        const slot = next;
        next += callLength;
        const slots = Array.from({ length: callLength }, (_, index) => slot + index);
        if ((await post(server.address, secret, slots, valueOf)) !== null) {
          acknowledged.add(slot);
          answers++;
          first.resolve();
        } else open.push(slot);
      }
    });
    const sending = Promise.all(senders);
    await Promise.race([first.promise, sending]);
    const delay = random() * longest;
    await setTimeout(delay);
    stop.isReached = true;
    await Promise.all([end(server), sending]);
    result.kills++;

    const again = await start();
    const stored = await read(again, firstSlot, next - firstSlot);
    await end(again);
    const rightIn = (slot: number): number =>
      stored.reduce((sum, values, parameter) => {
        const given = Array.from({ length: callLength }, (_, index) => slot + index);
        return sum + given.filter((one) => values[one - firstSlot] === valueOf(one, parameter)).length;
      }, 0);
    const whole = parameters.length * callLength;
    for (const slot of acknowledged) result.acknowledgedLost += whole - rightIn(slot);
    for (const slot of open) {
      const right = rightIn(slot);
      if (right === whole) result.openStored++;
      else if (right === 0) result.openNotStored++;
      else result.halfWritten++;
    }
    result.acknowledgedCalls = acknowledged.size;
    result.acknowledgedValues = acknowledged.size * whole;
    onKill(`killed ${delay.toFixed(0)} ms after the first of ${answers} answers, ${open.length} calls open`);
  }
  return result;
}
