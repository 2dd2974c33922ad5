import { useCallback } from 'react';
import { useIntl } from 'react-intl';

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats bytes for readers: decimal units, two significant digits. */
export function useFileSize(): (bytes: number) => string {
  const intl = useIntl();
  return useCallback(
    (bytes) => {
      const power = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
      const number = bytes / 1000 ** power;
      return intl.formatNumber(number, {
        style: 'unit',
        unit: units[power - 1]!,
        maximumFractionDigits: number < 10 && power > 1 ? 1 : 0,
      });
    },
    [intl],
  );
}
