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
  /** In the order of the fields. A new array is a new refusal, and takes the focus again. */
  errors: readonly ErrorSummaryItem[];
  /** Puts the focus on the field. */
  onSelect: (id: string) => void;
}

/** Above a form that was refused: takes the focus, says what is wrong, leads to each field. */
export function ErrorSummary({ errors, onSelect }: ErrorSummaryProps) {
  const intl = useUiIntl();
  const ref = useRef<HTMLDivElement>(null);
  const headingId = useId();

  useEffect(() => {
    if (errors.length > 0) ref.current?.focus();
  }, [errors]);

  // A tab that is looked at later says that its form was refused.
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
                // The field is known by its name, and the address is not for this.
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
