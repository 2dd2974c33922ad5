import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { components } from '@zrak/api-client/schema';
import { networkOf } from '../access/network.ts';
import { isOutage } from '../db/outage.ts';
import type { AppUser, AuditDetails, NewAuditEvent } from '../db/schema.ts';
import type { AuditEvents } from '../repositories/auditEvents.ts';

type Kind = components['schemas']['AuditKind'];
type Outcome = components['schemas']['AuditOutcome'];
type Person = Pick<AppUser, 'id' | 'userName' | 'clientId'>;

export interface AuditEntry {
  kind: Kind;
  /** Succeeded by default. */
  outcome?: Outcome;
  /** Only its network is stored. */
  ip: string;
  /** Only a user in the database has a name here: user input must not get into the log. */
  actor?: Person | undefined;
  target?: Person | undefined;
  /** By default the client of the target or of the actor. */
  clientId?: string | null;
  details?: AuditDetails;
}

export interface AuditLogOptions {
  events: AuditEvents;
  now: () => number;
  /** Retention of an event, days. */
  days: number;
  onError: (error: unknown) => void;
  /** Milliseconds between two attempts while the database does not answer. */
  retryDelay?: number;
}

/** The queue grows this long only during a database outage; then the oldest events are dropped. */
const longestQueue = 10_000;
/** Rows of one insert. */
const batch = 200;
const day = 86_400;

/**
 * Makes events. The event of a change is stored by the repository that makes the change, in the same transaction. All
 * others are written here in batches after the response, and neither delay a call nor make it fail. While the database
 * does not answer they wait.
 */
export class AuditLog {
  readonly #options: AuditLogOptions;
  #waiting: NewAuditEvent[] = [];
  #writing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pruning: Promise<void> | undefined;
  /** Aborts when the log stops: a last attempt, and no more. */
  readonly #stopping = new AbortController();

  constructor(options: AuditLogOptions) {
    this.#options = options;
  }

  /** The event of a change, or of a session that begins or ends, for the transaction that makes the change. */
  eventOf({ kind, outcome = 'succeeded', ip, actor, target, clientId, details = {} }: AuditEntry): NewAuditEvent {
    return {
      at: new Date(this.#options.now() * 1000),
      kind,
      outcome,
      actorId: actor?.id ?? null,
      actorName: actor?.userName ?? null,
      targetId: target?.id ?? null,
      targetName: target?.userName ?? null,
      clientId: clientId === undefined ? (target?.clientId ?? actor?.clientId ?? null) : clientId,
      network: networkOf(ip),
      details: JSON.stringify(details),
    };
  }

  /** Records what changes nothing, such as a failure or a read. */
  record(entry: AuditEntry): void {
    this.#waiting.push(this.eventOf(entry));
    if (this.#waiting.length > longestQueue) this.#waiting.shift();
    this.#writing ??= this.#write().finally(() => (this.#writing = undefined));
  }

  /** Number of events that are not written yet. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Deletes expired events, now and every day. */
  start(): void {
    this.#prune();
    this.#timer = setInterval(() => this.#prune(), day * 1000);
    this.#timer.unref();
  }

  /** Resolves when all recorded events are written. */
  async idle(): Promise<void> {
    await this.#writing;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#pruning;
    await this.idle();
  }

  /** Events recorded during a write go into the next batch. */
  async #write(): Promise<void> {
    // Not in the same tick as the call: its response comes first.
    await nextTurn();
    const { retryDelay = 5000 } = this.#options;
    const { signal } = this.#stopping;
    while (this.#waiting.length > 0) {
      const events = this.#waiting.splice(0, batch);
      try {
        await this.#options.events.add(events);
      } catch (error) {
        this.#options.onError(error);
        if (!isOutage(error)) continue;
        if (signal.aborted) return;
        this.#waiting = [...events, ...this.#waiting].slice(-longestQueue);
        await pause(retryDelay, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  #prune(): void {
    const { events, now, days, onError } = this.#options;
    this.#pruning = events.removeBefore(now() - days * day).catch(onError);
  }
}
