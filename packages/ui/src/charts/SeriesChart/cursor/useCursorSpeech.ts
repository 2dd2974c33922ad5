import { type RefObject, useEffect, useRef } from 'react';
import { useUiIntl } from '../../../i18n/UiProvider.tsx';
import type { PlotSeries } from '../../engine/plots.ts';
import { spokenText } from './cursorText.ts';

/** Minimum time between two sentences: a held key moves the cursor faster than the user can listen. */
const announceEveryMs = 1000;
/** Milliseconds without movement before the sentence is written. */
const announceAfterMs = 150;

/** Announces the values at the cursor in a live region. */
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

  const announce = () => {
    if (at.current === null || !spokenRef.current) return;
    speech.current.last = Date.now();
    spokenRef.current.textContent = spokenText(intl, items, at.current, formatTime);
  };
  const announceSoon = () => {
    clearTimeout(speech.current.timer);
    const wait = Math.max(announceAfterMs, speech.current.last + announceEveryMs - Date.now());
    speech.current.timer = setTimeout(announce, wait);
  };
  return { spokenRef, announceSoon };
}
