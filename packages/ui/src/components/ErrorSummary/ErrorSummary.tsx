import { useEffect, useId, useRef } from 'react';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { messages } from './ErrorSummary.messages.ts';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorSummaryItem {
  /** Name of the field. */
  id: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** In the order of the fields. A new array means a new rejection and moves the focus to the summary again. */
  errors: readonly ErrorSummaryItem[];
  /** Moves the focus to the field. */
  onSelect: (id: string) => void;
}

/** Shown above a rejected form: takes the focus, lists the errors, links to the fields. */
export function ErrorSummary({ errors, onSelect }: ErrorSummaryProps) {
  const intl = useUiIntl();
  const ref = useRef<HTMLDivElement>(null);
  const headingId = useId();

  useEffect(() => {
    if (errors.length > 0) ref.current?.focus();
  }, [errors]);

  // Marks the title of the document, so that a background tab shows the rejection.
  useEffect(() => {
    const title = document.title;
    const marked = intl.formatMessage(messages.title, { title });
    document.title = marked;
    return () => {
      if (document.title === marked) document.title = title;
    };
  }, [intl]);

  return (
    <div ref={ref} role="alert" tabIndex={-1} aria-labelledby={headingId} className={styles.summary}>
      <h2 id={headingId} className={styles.heading}>
        {intl.formatMessage(messages.heading)}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              onClick={(event) => {
                // Fields are focused by name; the URL must not change.
                event.preventDefault();
                onSelect(id);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
