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
    let format: Intl.DateTimeFormat | undefined;
    return (time: number) => {
      // Created with the first formatted time, which is after the chart is drawn.
      format ??= new Intl.DateTimeFormat(locale, {
        timeZone,
        day: 'numeric',
        month: 'numeric',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        // Distinguishes the hour that occurs twice when clocks go back.
        timeZoneName: 'short',
      });
      return format.format(time);
    };
  }, [formatTime, locale, timeZone]);
}
