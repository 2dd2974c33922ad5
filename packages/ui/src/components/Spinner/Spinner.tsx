import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { useSlottedContext } from 'react-aria-components/slots';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** Names the awaited content; announced, and visible if `isLabelVisible`. */
  label: string;
  size?: 'small' | 'medium' | 'large';
  tone?: 'accent' | 'inherit';
  isLabelVisible?: boolean;
}

/**
 * An indeterminate `progressbar`. The component of React Aria would bring the number formats of a progress that is known
 * to every start page. For a page or a panel prefer a `Skeleton` in the shape of the content.
 */
export function Spinner({ label, size = 'medium', tone = 'accent', isLabelVisible = false }: SpinnerProps) {
  // A pending button names itself after the spinner inside it.
  const id = useSlottedContext(ProgressBarContext)?.id;
  return (
    <div role="progressbar" id={id} aria-label={label} className={`${styles.spinner} ${styles.tone[tone]}`}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        strokeWidth="2.5"
        aria-hidden="true"
        className={`${styles.ring} ${styles.size[size]}`}
      >
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" className={styles.track} />
        <path d="M21.5 12a9.5 9.5 0 0 0-9.5-9.5" stroke="currentColor" strokeLinecap="round" />
      </svg>
      {isLabelVisible && <span className={styles.label}>{label}</span>}
    </div>
  );
}

export interface FullScreenSpinnerProps {
  label: string;
}

/** Covers the page and announces once, politely, that content is loading. */
export function FullScreenSpinner({ label }: FullScreenSpinnerProps) {
  return (
    <output className={styles.screen}>
      <div className={styles.screenContent}>
        <Spinner label={label} size="large" />
        <span className={styles.label}>{label}</span>
      </div>
    </output>
  );
}
