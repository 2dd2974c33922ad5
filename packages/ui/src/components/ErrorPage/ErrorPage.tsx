import { type ComponentType, lazy, type ReactNode, type Ref, Suspense } from 'react';
import type { ErrorKind } from './ErrorArt.tsx';
import * as styles from './ErrorPage.css.ts';

export type { ErrorKind } from './ErrorArt.tsx';

export interface ErrorPageProps {
  kind: ErrorKind;
  /** Above the heading, for whoever reports it: "404". */
  code?: string;
  heading: string;
  lines?: readonly ReactNode[];
  action?: ReactNode;
  /** Of the `h1`. */
  ref?: Ref<HTMLHeadingElement>;
}

// Every page carries this one in case something breaks, so its picture comes when it is needed; or not at all.
const ErrorArt = lazy<ComponentType<{ kind: ErrorKind }>>(() =>
  import('./ErrorArt.tsx').then(
    (module) => ({ default: module.ErrorArt }),
    () => ({ default: () => null }),
  ),
);

/** What happened, what one can do, and a picture that needs no words. */
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
