/** Work that goes on after its answer was sent, so that the time of the answer tells nothing. */
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

  /** Resolves when all that was begun has ended. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
