import { type RefObject, useEffect, useRef } from 'react';
import { useUiIntl } from '../../../i18n/UiProvider.tsx';
import type { PlotSeries } from '../../engine/plots.ts';
import { spokenText } from './cursorText.ts';

/** At most one sentence in this time: a key that is held down moves the cursor faster than anybody can listen. */
const speakEveryMs = 1000;
/** The cursor must have rested so long. */
const speakAfterMs = 150;

/** Says the values at the cursor to a screen reader: a live region that is written to. */
export function useCursorSpeech(
  items: readonly PlotSeries[],
  at: RefObject<number | null>,
  formatTime: (time: number) => string,
) {
  const intl = useUiIntl();
  const spokenRef = useRef<HTMLDivElement>(null);
  const speech = useRef<{ timer: ReturnType<typeof setTimeout> | undefined; last: number }>({
    timer: undefined,
    last: 0,
  });
  useEffect(() => () => clearTimeout(speech.current.timer), []);

  const speak = () => {
    if (at.current === null || !spokenRef.current) return;
    speech.current.last = Date.now();
    spokenRef.current.textContent = spokenText(intl, items, at.current, formatTime);
  };
  const speakSoon = () => {
    clearTimeout(speech.current.timer);
    const wait = Math.max(speakAfterMs, speech.current.last + speakEveryMs - Date.now());
    speech.current.timer = setTimeout(speak, wait);
  };
  return { spokenRef, speakSoon };
}
