import { type ComponentType, lazy, type ReactNode, type Ref, Suspense } from 'react';
import type { ErrorKind } from './ErrorArt.tsx';
import * as styles from './ErrorPage.css.ts';

export type { ErrorKind } from './ErrorArt.tsx';

export interface ErrorPageProps {
  kind: ErrorKind;
  /** Shown above the heading, for error reports: "404". */
  code?: string;
  heading: string;
  lines?: readonly ReactNode[];
  action?: ReactNode;
  /** Ref of the `h1`. */
  ref?: Ref<HTMLHeadingElement>;
}

// Every page includes this one as a fallback, so its picture is loaded on demand, and left out if loading fails.
const ErrorArt = lazy<ComponentType<{ kind: ErrorKind }>>(() =>
  import('./ErrorArt.tsx').then(
    (module) => ({ default: module.ErrorArt }),
    () => ({ default: () => null }),
  ),
);

/** Cause, possible actions, and a decorative picture. */
export function ErrorPage({ kind, code, heading, lines = [], action, ref }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <Suspense>
          <ErrorArt kind={kind} />
        </Suspense>
      </div>
      {code && <p className={styles.code}>{code}</p>}
      <h1 ref={ref} tabIndex={-1} className={styles.heading}>
        {heading}
      </h1>
      {lines.length > 0 && (
        <div className={styles.lines}>
          {lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </div>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
