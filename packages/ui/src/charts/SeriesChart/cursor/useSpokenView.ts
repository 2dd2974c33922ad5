import { useEffect, useRef } from 'react';
import { useUiIntl } from '../../../i18n/UiProvider.tsx';
import type { ChartFrame } from '../chartFrame.ts';
import { messages } from '../SeriesChart.messages.ts';

/** The sentence for the period that is visible when it is called. */
export function useSpokenView({ view, formatTime }: Pick<ChartFrame, 'view' | 'formatTime'>): () => string {
  const intl = useUiIntl();
  const shown = useRef(view);
  useEffect(() => {
    shown.current = view;
  });
  return () => {
    const { from, to } = shown.current;
    return intl.formatMessage(messages.period, { from: formatTime(from), to: formatTime(to) });
  };
}
