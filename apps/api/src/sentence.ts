import type { Say, TextId } from './texts.ts';

/** A text that is put into words in the language of its reader. */
export interface Sentence {
  id: SentenceId;
  values: SentenceValues;
}

export type SentenceId = Extract<TextId, `backup.${string}` | `imports.${string}` | `network.${string}`>;
/** A name that is the same in all languages, or a sentence. */
export type Words = string | Sentence;
export type SentenceValues = Readonly<Record<string, Words | number>>;

export const sentence = (id: SentenceId, values: SentenceValues = {}): Sentence => ({ id, values });

export function inWords(words: Words, say: Say): string {
  if (typeof words === 'string') return words;
  const { id, values } = words;
  const told = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : inWords(value, say),
  ]);
  return say(id, Object.fromEntries(told));
}
