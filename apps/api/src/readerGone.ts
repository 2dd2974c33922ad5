/** The answer is for nobody. */
export class ReaderGone extends Error {
  constructor() {
    super('The reader has disconnected.');
    this.name = 'ReaderGone';
  }
}
