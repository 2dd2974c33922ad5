import { useUiIntl } from '../../i18n/UiProvider.tsx';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** "2.5 MB", in steps of 1000 and with at most one decimal. */
export function useSizeText(): (bytes: number) => string {
  const intl = useUiIntl();
  return (bytes) => {
    const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
    const options = { style: 'unit', unit: units[step]!, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
    return intl.formatNumber(bytes / 1000 ** step, options);
  };
}
