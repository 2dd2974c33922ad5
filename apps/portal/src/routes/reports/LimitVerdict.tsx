import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { Verdict } from './limits.ts';
import * as styles from './PeriodReport.css.ts';

const icons = { kept: CircleCheck, broken: CircleX, unknown: CircleHelp } as const;

/** Result of the check of a limit, as mark and word. */
export function LimitVerdict({ verdict }: { verdict: Verdict }) {
  const Icon = icons[verdict];
  return (
    <span className={styles.mark[verdict]}>
      <Icon size={14} aria-hidden="true" className={styles.smallMark} />
      <span className={styles.word[verdict]}>
        <FormattedMessage id={`routes.reports.verdict.${verdict}`} />
      </span>
    </span>
  );
}

/** The mark alone, before a sentence that says the same. */
export function LimitVerdictIcon({ verdict }: { verdict: Verdict }) {
  const Icon = icons[verdict];
  return (
    <span className={styles.mark[verdict]}>
      <Icon size={24} aria-hidden="true" className={styles.largeMark} />
    </span>
  );
}
