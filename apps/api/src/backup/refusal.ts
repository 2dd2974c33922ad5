import { defaultLanguage } from '../language.ts';
import { inWords, type Sentence, sentence, type SentenceValues } from '../sentence.ts';
import { type TextId, texts } from '../texts.ts';

/** Why a backup is not written or not restored: one sentence for the operator. The message is English. */
export class BackupRefusal extends Error {
  override name = 'BackupRefusal';
  readonly sentence: Sentence;

  constructor(id: Extract<TextId, `backup.${string}`>, values: SentenceValues = {}) {
    const why = sentence(id, values);
    super(inWords(why, texts.in(defaultLanguage)));
    this.sentence = why;
  }
}
