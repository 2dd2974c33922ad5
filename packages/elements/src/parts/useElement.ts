import { useEffect, useState } from 'preact/hooks';
import { Failure } from '../data/failure.ts';
import { type Source, sourceOf } from '../data/portal.ts';
import { loadTexts, type Texts } from '../i18n/texts.ts';
import type { Settings } from '../ZrakElement.ts';
import { type Loaded, useLoaded } from './useLoaded.ts';

/** After texts that have not loaded: without them, the element has no words to offer another attempt. */
const nextAttemptMs = 10_000;

export interface ElementState<Data> extends Loaded<Data> {
  /** Null while the texts of the language load. */
  texts: Texts | null;
  /** Known as soon as the portal has answered. */
  source: Source | null;
}

/** Texts in the language of the element, and its data. */
export function useElement<Data>(
  settings: Settings,
  needsStation: boolean,
  load: (source: Source, signal: AbortSignal) => Promise<Data>,
): ElementState<Data> {
  const { addresses, language, client, station } = settings;
  const [texts, setTexts] = useState<Texts | null>(null);
  const [source, setSource] = useState<Source | null>(null);

  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = () => {
      loadTexts(language).then(
        (loaded) => isCurrent && setTexts(loaded),
        (error: unknown) => {
          console.error('Zrak: the texts could not be loaded', error);
          if (isCurrent) timer = setTimeout(attempt, nextAttemptMs);
        },
      );
    };
    attempt();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [language]);

  const key = JSON.stringify([addresses, language, client, station]);
  const loaded = useLoaded(key, async (signal) => {
    if (client === '') throw new Failure('incomplete', 'The attribute client is missing');
    if (needsStation && station === '') throw new Failure('incomplete', 'The attribute station is missing');
    const found = await sourceOf(addresses, language);
    if (!signal.aborted) setSource(found);
    return load(found, signal);
  });
  return { ...loaded, texts, source };
}
