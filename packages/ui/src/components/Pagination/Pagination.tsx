import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from 'react-aria-components/Button';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from './Pagination.messages.ts';
import { pageNumbers } from './pageNumbers.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** Current page, from 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  /** Name of the navigation, if a view has several. */
  label?: string;
}

/** Page numbers on a wide screen, "Page 3 of 12" on a phone. Renders nothing for a single page. */
export function Pagination({ page, pageCount, onChange, label }: PaginationProps) {
  const intl = useUiIntl();
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label ?? intl.formatMessage(messages.label)} className={styles.nav}>
      <IconButton
        label={intl.formatMessage(messages.previous)}
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        isUnavailable={page <= 1}
        onPress={() => onChange(page - 1)}
      />
      <ul className={styles.list}>
        {pageNumbers(page, pageCount).map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={number}>
              <Button
                aria-label={intl.formatMessage(messages.page, { page: number })}
                {...(number === page && { 'aria-current': 'page' as const })}
                className={styles.page}
                onPress={() => onChange(number)}
              >
                {intl.formatNumber(number)}
              </Button>
            </li>
          ),
        )}
      </ul>
      <span aria-live="polite" className={styles.position}>
        {intl.formatMessage(messages.of, { page, count: pageCount })}
      </span>
      <IconButton
        label={intl.formatMessage(messages.next)}
        icon={<ChevronRight size={18} aria-hidden="true" />}
        isUnavailable={page >= pageCount}
        onPress={() => onChange(page + 1)}
      />
    </nav>
  );
}
