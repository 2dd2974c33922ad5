import { useEffect, useRef } from 'react';

/** Minimum time between two sentences: a held key changes the graph faster than the user can listen. */
const announceEveryMs = 1000;
/** Milliseconds without a change before the sentence is written. */
const announceAfterMs = 150;

/** Announces in a live region the last of the sentences that are asked for within a short time. */
export function useSpeech() {
  const spokenRef = useRef<HTMLDivElement>(null);
  const speech = useRef<{ timer: ReturnType<typeof setTimeout> | undefined; last: number }>({
    timer: undefined,
    last: 0,
  });
  useEffect(() => () => clearTimeout(speech.current.timer), []);

  /** @param textOf called when the sentence is due; null says nothing */
  const announceSoon = (textOf: () => string | null) => {
    clearTimeout(speech.current.timer);
    const wait = Math.max(announceAfterMs, speech.current.last + announceEveryMs - Date.now());
    speech.current.timer = setTimeout(() => {
      const text = textOf();
      if (text === null || !spokenRef.current) return;
      speech.current.last = Date.now();
      spokenRef.current.textContent = text;
    }, wait);
  };
  return { spokenRef, announceSoon };
}
