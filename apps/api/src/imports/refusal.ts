import { defaultLanguage } from '../language.ts';
import { texts } from '../texts.ts';
import { inWords, type Sentence, type SentenceId, type SentenceValues, sentence } from '../sentence.ts';

/** A file that is not imported, and why: one sentence for the operator. The message is English. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly sentence: Sentence;

  constructor(id: SentenceId, values: SentenceValues = {}) {
    const why = sentence(id, values);
    super(inWords(why, texts.in(defaultLanguage)));
    this.sentence = why;
  }
}
