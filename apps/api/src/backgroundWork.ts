/** Runs work after the response is sent, so that the response time reveals nothing. */
export class BackgroundWork {
  readonly #running = new Set<Promise<void>>();
  readonly #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  run(work: () => Promise<void>): void {
    const done: Promise<void> = work()
      .catch(this.#onError)
      .finally(() => this.#running.delete(done));
    this.#running.add(done);
  }

  /** Resolves when all started work has ended. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
