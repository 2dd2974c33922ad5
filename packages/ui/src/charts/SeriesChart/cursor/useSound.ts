import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { formatDecimal } from '../../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../../i18n/UiProvider.tsx';
import type { Frame } from '../../engine/draw.ts';
import type { ChartLink } from '../link.ts';
import type { PlotLayout } from '../../engine/plots.ts';
import { messages } from '../SeriesChart.messages.ts';

interface SoundInput {
  layout: PlotLayout;
  frame: Frame;
  link: ChartLink;
  spokenRef: RefObject<HTMLDivElement | null>;
  isActive: boolean;
}

/**
 * The key S plays a series from left to right, and the next series when pressed again. Any other key stops the sound.
 * The cursor follows it.
 */
export function useSound({ layout, frame, link, spokenRef, isActive }: SoundInput) {
  const intl = useUiIntl();
  const stop = useRef<(() => void) | null>(null);
  const place = useRef(-1);
  const isStarted = useRef(false);
  useEffect(
    () => () => {
      isStarted.current = false;
      stop.current?.();
    },
    [],
  );

  const say = (text: string) => {
    if (spokenRef.current) spokenRef.current.textContent = text;
  };

  const end = () => {
    isStarted.current = false;
    stop.current?.();
    stop.current = null;
  };

  const start = async () => {
    const items = layout.items.filter(({ statistics }) => statistics.count > 0);
    place.current = (place.current + 1) % Math.max(1, items.length);
    const item = items[place.current];
    const scale = item && layout.scales[layout.units.indexOf(item.series.unit)];
    if (!item || !scale) return say(intl.formatMessage(messages.empty));
    const { series } = item;
    isStarted.current = true;
    try {
      const { playSeries } = await import('../../sound/playSeries.ts');
      if (!isStarted.current) return;
      stop.current?.();
      const [low, high] = [scale.min, scale.max].map((value) => formatDecimal(intl, value, scale.decimals));
      say(
        intl.formatMessage(messages.sound, {
          label: series.label,
          low: low!,
          high: high!,
          unit: series.unit || 'none',
        }),
      );
      stop.current = playSeries(series, scale, frame, link.move);
    } catch {
      say(intl.formatMessage(messages.noSound));
    }
  };

  /** Starts or stops the sound for a key. Returns whether the key started it. */
  const onKey = (key: string): boolean => {
    const isRequested = isActive && key.toLowerCase() === 's';
    if (isRequested) void start();
    else end();
    return isRequested;
  };
  return { onKey, end };
}

interface Handlers {
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
}

/** Passes keys to the sound first, and stops it when the chart loses the focus. */
export const withSound = <Given extends Handlers>(
  handlers: Given,
  { onKey, end }: ReturnType<typeof useSound>,
): Given => ({
  ...handlers,
  onBlur: () => {
    end();
    handlers.onBlur();
  },
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !onKey(event.key)) handlers.onKeyDown(event);
  },
});
