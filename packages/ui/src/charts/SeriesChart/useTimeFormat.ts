import { useMemo } from 'react';
import { useUiIntl } from '../../i18n/UiProvider.tsx';

/** Formatter of a time: the app's own, or date, time and zone by default. */
export function useTimeFormat(
  timeZone: string,
  formatTime: ((time: number) => string) | undefined,
): (time: number) => string {
  const { locale } = useUiIntl();
  return useMemo(() => {
    if (formatTime) return formatTime;
    // Created with the first formatted time, which is after the chart is drawn.
    const format = once(
      () =>
        new Intl.DateTimeFormat(locale, {
          timeZone,
          day: 'numeric',
          month: 'numeric',
          year: 'numeric',
          hour: '2-digit',
          minute: '2-digit',
          // Distinguishes the hour that occurs twice when clocks go back.
          timeZoneName: 'short',
        }),
    );
    return (time: number) => format().format(time);
  }, [formatTime, locale, timeZone]);
}

/** Calls `make` on the first use. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
