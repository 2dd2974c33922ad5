import { useMemo } from 'react';
import { useUiIntl } from '../../i18n/UiProvider.tsx';

/** How a time is written: as the app says, or with date, time and zone. */
export function useTimeFormat(
  timeZone: string,
  formatTime: ((time: number) => string) | undefined,
): (time: number) => string {
  const { locale } = useUiIntl();
  return useMemo(() => {
    if (formatTime) return formatTime;
    let format: Intl.DateTimeFormat | undefined;
    return (time: number) => {
      // Made when the first time is written, which is after the picture.
      format ??= new Intl.DateTimeFormat(locale, {
        timeZone,
        day: 'numeric',
        month: 'numeric',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        // It tells apart the hour that comes twice in a night in October.
        timeZoneName: 'short',
      });
      return format.format(time);
    };
  }, [formatTime, locale, timeZone]);
}
