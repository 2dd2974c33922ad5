import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Shorter bodies are sent as they are. */
const compressedFrom = 1024;
/** Memory for bodies and their compressed forms, bytes. */
const defaultCapacity = 64 << 20;
/** A larger body is given to those who wait for it, and not kept. */
const largestPart = 1 / 4;
/** Of an answer, for its places in maps and its headers. */
const overhead = 500;

const compress = {
  br: (body: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer): Promise<Buffer> => promisify(gzip)(body, { level: 6 }),
} as const satisfies Record<Encoding, unknown>;

/** The body of an answer and its compressed forms, each computed once, in the threads of libuv. */
export class KeptAnswer {
  readonly body: Buffer;
  readonly type: string;
  /** The same for equal bodies, so that it is the same from all processes and after a restart. */
  readonly etag: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(body: Buffer, type: string) {
    this.body = body;
    this.type = type;
    this.etag = `W/"${createHash('sha1').update(body).digest('base64')}"`;
  }

  get isCompressible(): boolean {
    return this.body.length >= compressedFrom;
  }

  in(encoding: Encoding): Promise<Buffer> {
    let compressed = this.#compressed.get(encoding);
    if (compressed === undefined) {
      compressed = compress[encoding](this.body);
      this.#compressed.set(encoding, compressed);
    }
    return compressed;
  }
}

interface Entry {
  version: string;
  answer: Promise<KeptAnswer>;
  /** 0 until the answer is there. */
  bytes: number;
}

/**
 * Answers as they are sent, each kept until its version changes or others need the memory. Calls that ask for the same
 * answer at the same time wait for one.
 */
export class KeptAnswers {
  readonly #capacity: number;
  /** Those used last are at the end. */
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(capacity = defaultCapacity) {
    this.#capacity = capacity;
  }

  /**
   * @param key everything in the request that the answer depends on, and what its viewer may see where that changes the
   * answer. The caller has checked that the viewer may read it.
   * @param version everything else that it depends on, read before `make` runs
   */
  of(key: string, version: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    const kept = this.#entries.get(key);
    if (kept !== undefined) {
      this.#entries.delete(key);
      if (kept.version === version) {
        this.#entries.set(key, kept);
        return kept.answer;
      }
      this.#bytes -= kept.bytes;
    }
    const entry: Entry = { version, answer: make(), bytes: 0 };
    this.#entries.set(key, entry);
    entry.answer.then(
      ({ body }) => this.#weigh(key, entry, overhead + 2 * key.length + 2 * body.length),
      () => this.#remove(key, entry),
    );
    return entry.answer;
  }

  #weigh(key: string, entry: Entry, bytes: number): void {
    if (this.#entries.get(key) !== entry) return;
    if (bytes > this.#capacity * largestPart) {
      this.#remove(key, entry);
      return;
    }
    entry.bytes = bytes;
    this.#bytes += bytes;
    for (const [oldKey, old] of this.#entries) {
      if (this.#bytes <= this.#capacity) break;
      if (old.bytes > 0) this.#remove(oldKey, old);
    }
  }

  #remove(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
