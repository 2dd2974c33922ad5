import type { components } from '@zrak/api-client/schema';
import { networkOf } from '../access/network.ts';
import type { AppUser, AuditDetails, NewAuditEvent } from '../db/schema.ts';
import type { AuditEvents } from '../repositories/auditEvents.ts';

type Kind = components['schemas']['AuditKind'];
type Outcome = components['schemas']['AuditOutcome'];
type Person = Pick<AppUser, 'id' | 'userName' | 'clientId'>;

export interface AuditEntry {
  kind: Kind;
  /** Succeeded, unless said otherwise. */
  outcome?: Outcome;
  /** Only its network is kept. */
  ip: string;
  /** Never made up of what somebody typed: only a user of ours has a name here. */
  actor?: Person | undefined;
  target?: Person | undefined;
  /** That of the target or the actor, unless said otherwise. */
  clientId?: string | null;
  details?: AuditDetails;
}

export interface AuditLogOptions {
  events: AuditEvents;
  now: () => number;
  /** Days an event is kept. */
  days: number;
  onError: (error: unknown) => void;
}

/** More than this wait for the database only when it is away; the oldest are given up then. */
const longestQueue = 10_000;
/** Rows of one insert. */
const batch = 200;
const day = 86_400;

/** Writes down what was done, behind the call that did it: neither slows nor fails because of it. */
export class AuditLog {
  readonly #options: AuditLogOptions;
  #waiting: NewAuditEvent[] = [];
  #writing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pruning: Promise<void> | undefined;

  constructor(options: AuditLogOptions) {
    this.#options = options;
  }

  record({ kind, outcome = 'succeeded', ip, actor, target, clientId, details = {} }: AuditEntry): void {
    this.#waiting.push({
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
    });
    if (this.#waiting.length > longestQueue) this.#waiting.shift();
    this.#writing ??= this.#write().finally(() => (this.#writing = undefined));
  }

  /** Forgets what is too old, now and every day. */
  start(): void {
    this.#prune();
    this.#timer = setInterval(() => this.#prune(), day * 1000);
    this.#timer.unref();
  }

  /** Resolves when all that was recorded is written. */
  async idle(): Promise<void> {
    await this.#writing;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#pruning;
    await this.idle();
  }

  /** All that came while the last batch was written goes into the next. */
  async #write(): Promise<void> {
    // Not in the turn of the call that recorded: that one is still to be answered.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const events = this.#waiting.splice(0, batch);
      try {
        await this.#options.events.add(events);
      } catch (error) {
        this.#options.onError(error);
      }
    }
  }

  #prune(): void {
    const { events, now, days, onError } = this.#options;
    this.#pruning = events.removeBefore(now() - days * day).catch(onError);
  }
}
