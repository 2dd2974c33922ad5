import { Button } from '@zrak/ui/Button';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './Snippet.css.ts';

export interface SnippetProps {
  /** Name of the text for the button. */
  label: string;
  text: string;
}

/** A text to copy, and the button that copies it. */
export function Snippet({ label, text }: SnippetProps) {
  const [outcome, setOutcome] = useState<{ text: string; isCopied: boolean } | null>(null);
  // Another text has not been copied yet.
  const shown = outcome?.text === text ? outcome : null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome({ text, isCopied: true }),
      () => setOutcome({ text, isCopied: false }),
    );
  return (
    <div className={styles.snippet}>
      <pre className={styles.code}>
        <code>{text}</code>
      </pre>
      <div className={styles.copy}>
        <Button
          size="small"
          icon={shown?.isCopied ? <Check size={16} /> : <Copy size={16} />}
          onPress={() => void copy()}
        >
          {label}
        </Button>
        <span role="status" className={styles.outcome}>
          {shown && <FormattedMessage id={`app.Snippet.${shown.isCopied ? 'copied' : 'failed'}`} />}
        </span>
      </div>
    </div>
  );
}
