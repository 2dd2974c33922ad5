import { Skeleton } from '@zrak/ui/Skeleton';
import { type ReactNode, useId } from 'react';
import * as styles from './PeriodReport.css.ts';

export interface ReportSectionProps {
  heading: string;
  /** Note below the content: how the values were computed. */
  note?: ReactNode;
  /** Avoids a page break inside. */
  isWhole?: boolean;
  children: ReactNode;
}

export function ReportSection({ heading, note, isWhole = false, children }: ReportSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={isWhole ? styles.whole : styles.section}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}

export interface ReportPartProps {
  heading: string;
  isWhole?: boolean;
  children: ReactNode;
}

/** A part of a section with its own heading. */
export function ReportPart({ heading, isWhole = false, children }: ReportPartProps) {
  return (
    <div className={isWhole ? styles.wholePart : styles.part}>
      <h3 className={styles.subheading}>{heading}</h3>
      {children}
    </div>
  );
}

/** In place of a figure whose code is being loaded. Height in px. */
export function FigureSkeleton({ height }: { height: number }) {
  return (
    <div aria-busy="true">
      <Skeleton shape="block" height={`${height}px`} />
    </div>
  );
}
