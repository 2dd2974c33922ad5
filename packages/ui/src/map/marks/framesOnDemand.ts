/** Frames for which the loop goes on after a change: one takes it, one draws it, and one for what the drawing has begun. */
const awakeFrames = 3;

/**
 * Frames for the loop of deck.gl, only while something changes. By default it asks for every frame of the screen, also
 * for a map at rest, which keeps a phone from saving power. MapLibre draws the marks with the map in frames that it asks
 * for itself.
 *
 * An `animationFrameProvider` of luma.gl's `AnimationLoop`.
 */
export class FramesOnDemand {
  #next: FrameRequestCallback | null = null;
  #left = awakeFrames;
  #asked: number | null = null;

  requestAnimationFrame(callback: FrameRequestCallback): number {
    this.#next = callback;
    this.#ask();
    // The loop has one frame at a time.
    return 0;
  }

  cancelAnimationFrame(): void {
    this.#next = null;
    if (this.#asked !== null) cancelAnimationFrame(this.#asked);
    this.#asked = null;
  }

  /** Something has changed, or is not yet drawn. */
  wake(): void {
    this.#left = awakeFrames;
    this.#ask();
  }

  #ask(): void {
    if (!this.#next || this.#asked !== null || this.#left === 0) return;
    this.#asked = requestAnimationFrame((time) => {
      const callback = this.#next;
      this.#asked = null;
      this.#next = null;
      this.#left--;
      callback?.(time);
    });
  }
}
