import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { ChartButton } from './ChartButton.tsx';
import { messages } from './CopyTable.messages.ts';
import * as styles from './CopyTable.css.ts';
import { tabSeparated } from './tabSeparated.ts';

interface CopyTableProps {
  /** Returns the header and all rows; called on copy. */
  rows: () => Iterable<readonly string[]>;
}

/** Copies a table to the clipboard, tab-separated, and announces the result. */
export function CopyTable({ rows }: CopyTableProps) {
  const intl = useUiIntl();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  const copy = async () => {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(tabSeparated(rows()));
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };

  return (
    <span className={styles.copy}>
      <ChartButton icon={<Copy size={16} aria-hidden="true" />} onPress={() => void copy()}>
        {intl.formatMessage(messages.copy)}
      </ChartButton>
      <span role="status">{outcome && intl.formatMessage(messages[outcome])}</span>
    </span>
  );
}
