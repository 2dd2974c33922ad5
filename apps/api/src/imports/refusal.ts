/** A file that is not imported, and why: one sentence for the operator. */
export class Refusal extends Error {
  override name = 'Refusal';
}
