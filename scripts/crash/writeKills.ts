import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { RunningServer } from '../server.ts';
import { end, type Installation, type KillOptions } from './installation.ts';
import { callsOf, NoAnswer, signIn } from './people.ts';
import { type People, type Step, type Writer, writersOf } from './writers.ts';

const administrator = { userName: 'administrator', password: 'Chosen-by-0perator' };
const userPassword = 'Lipov-cvet-0';
/** The longest time after the first answer until the kill, milliseconds. */
const longest = 1500;

interface EventCounts {
  /** Events of the audit log whose change was not made. */
  eventsWithoutChange: number;
  /** Changes that were made, with an answer or without one, and have no event. */
  changesWithoutEvent: number;
}

export interface WriteKills extends EventCounts {
  kills: number;
  acknowledged: number;
  acknowledgedLost: number;
  /** Changes without an answer: made as a whole, not made, or neither. */
  openStored: number;
  openNotStored: number;
  halfWritten: number;
}

interface Progress {
  writer: Writer;
  round: number;
  /** The next step of the round. */
  next: number;
  state: unknown;
  /** Sent, and not answered. */
  open?: Step | undefined;
}

async function peopleOf({ address }: RunningServer): Promise<People> {
  const chief = await signIn(address, administrator.userName, administrator.password);
  const call = callsOf(address, chief.access);
  const users = await call<{ userName: string }[]>('GET', '/api/Account/users/');
  // One after the other: each takes a processor for a moment.
  for (const userName of ['anna', 'bert'].filter((name) => !users.some((one) => one.userName === name))) {
    const details = { fullName: userName, email: `${userName}@own.example`, roles: ['ClientUser'], clientId: 'own' };
    await call('POST', '/api/Account/users/', { userName, password: userPassword, ...details });
  }
  const user = await signIn(address, 'anna', userPassword);
  return { address, administrator: call, user: callsOf(address, user.access) };
}

const stepOf = ({ writer, round, next }: Progress): Step => writer.steps(round)[next]!;

function advance(progress: Progress, { state }: Step): void {
  Object.assign(progress, { state, open: undefined, next: progress.next + 1 });
  if (progress.next < progress.writer.steps(progress.round).length) return;
  progress.round++;
  progress.next = 0;
}

/** Changes one object until the server ends. @param onChange called after each acknowledged change */
async function write(progress: Progress, people: People, onChange: (step: Step) => void): Promise<void> {
  for (;;) {
    const step = stepOf(progress);
    progress.open = step;
    try {
      await step.send(people);
    } catch (error) {
      if (error instanceof NoAnswer) return;
      throw error;
    }
    advance(progress, step);
    onChange(step);
  }
}

type Outcome = 'openStored' | 'openNotStored' | 'halfWritten' | 'acknowledgedLost' | 'unchanged';

/** Compares what is stored with what was acknowledged and sent. The next change goes on from there. */
async function outcomeOf(progress: Progress, people: People): Promise<Outcome> {
  const { open, state } = progress;
  const stored = await progress.writer.read(people);
  if (open !== undefined && isDeepStrictEqual(stored, open.state)) {
    advance(progress, open);
    return 'openStored';
  }
  progress.open = undefined;
  if (isDeepStrictEqual(stored, state)) return open === undefined ? 'unchanged' : 'openNotStored';
  return open === undefined ? 'acknowledgedLost' : 'halfWritten';
}

async function eventsSince({ administrator: call }: People, since: Date, kinds: readonly string[]): Promise<string[]> {
  const query = new URLSearchParams({ kind: kinds.join(), from: since.toISOString(), limit: '200' });
  const path = `/api/audit/get?${query}`;
  const page = await call<{ events: { kind: string }[]; nextCursor?: string }>('GET', path);
  if (page.nextCursor !== undefined) throw new Error('More events than a page has.');
  return page.events.map(({ kind }) => kind);
}

/** @param made kinds of the events that the changes have */
function compareEvents(kinds: readonly string[], events: readonly string[], made: readonly string[]): EventCounts {
  const result = { eventsWithoutChange: 0, changesWithoutEvent: 0 };
  for (const kind of kinds) {
    const count = (list: readonly string[]) => list.filter((one) => one === kind).length;
    const beyond = count(events) - count(made);
    result.eventsWithoutChange += Math.max(0, beyond);
    result.changesWithoutEvent += Math.max(0, -beyond);
  }
  return result;
}

/** Kills the server while an administrator and a user change what it stores. */
export async function killWrites({ start }: Installation, { kills, random, onKill }: KillOptions): Promise<WriteKills> {
  const result: WriteKills = {
    kills: 0,
    acknowledged: 0,
    acknowledgedLost: 0,
    openStored: 0,
    openNotStored: 0,
    halfWritten: 0,
    eventsWithoutChange: 0,
    changesWithoutEvent: 0,
  };
  const startServer = () => start({ ZRAK_ADMIN_PASSWORD: administrator.password });
  let server = await startServer();
  let people = await peopleOf(server);
  const listed = await people.administrator<{ id: string; userName: string }[]>('GET', '/api/Account/users/');
  const owner = listed.find(({ userName }) => userName === 'bert')!;
  const all: Progress[] = [];
  for (const writer of writersOf(owner)) {
    all.push({ writer, round: 1, next: 0, state: await writer.read(people) });
  }
  const kinds = [...new Set(all.flatMap(({ writer }) => writer.steps(1).flatMap(({ audit = [] }) => audit)))];
  while (result.kills < kills) {
    const since = new Date();
    /** Kinds of the events of changes. */
    const made: string[] = [];
    let answers = 0;
    const first = Promise.withResolvers<void>();
    const onChange = ({ audit }: Step): void => {
      answers++;
      if (audit !== undefined) made.push(audit);
      first.resolve();
    };
    const writers = people;
    const writing = Promise.all(all.map((progress) => write(progress, writers, onChange)));
    await Promise.race([first.promise, writing]);
    const delay = random() * longest;
    await setTimeout(delay);
    await Promise.all([end(server), writing]);
    result.kills++;
    result.acknowledged += answers;

    server = await startServer();
    people = await peopleOf(server);
    const outcomes: string[] = [];
    for (const progress of all) {
      const { open: step, writer } = progress;
      const outcome = await outcomeOf(progress, people);
      if (outcome === 'unchanged') continue;
      result[outcome]++;
      if (outcome === 'openStored' && step?.audit !== undefined) made.push(step.audit);
      outcomes.push(`${writer.name} ${outcome}`);
    }
    const events = await eventsSince(people, since, kinds);
    const counts = compareEvents(kinds, events, made);
    result.eventsWithoutChange += counts.eventsWithoutChange;
    result.changesWithoutEvent += counts.changesWithoutEvent;
    const moment = `killed ${delay.toFixed(0)} ms after the first of ${answers} answers`;
    onKill(`${moment}: ${outcomes.join(', ')}; ${JSON.stringify(counts)}`);
  }
  await end(server);
  return result;
}
