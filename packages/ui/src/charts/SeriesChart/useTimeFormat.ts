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
    // Made when the first time is written, which is after the picture.
    const format = once(
      () =>
        new Intl.DateTimeFormat(locale, {
          timeZone,
          day: 'numeric',
          month: 'numeric',
          year: 'numeric',
          hour: '2-digit',
          minute: '2-digit',
          // It tells apart the hour that comes twice in a night in October.
          timeZoneName: 'short',
        }),
    );
    return (time: number) => format().format(time);
  }, [formatTime, locale, timeZone]);
}

/** Made when it is first asked for. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
