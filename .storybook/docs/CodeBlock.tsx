import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Button } from '../../packages/ui/src/components/Button/Button.tsx';
import { theme } from '../../packages/ui/src/theme/contract.css.ts';

export interface CodeBlockProps {
  /** Name of the code, for the region and the button. */
  label: string;
  code: string;
}

/** Code with a button that copies it. Long lines scroll inside it. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setIsCopied(true);
  };
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        gap: theme.space.small,
        padding: theme.space.medium,
        border: `1px solid ${theme.color.border}`,
        borderRadius: theme.radius.medium,
        background: theme.color.ground,
      }}
    >
      {/* A scrolling region must be in the tab order. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-label={label} tabIndex={0} style={{ flex: '1 1 240px', minWidth: 0, overflowX: 'auto' }}>
        <pre style={{ margin: 0, fontSize: theme.fontSize.small, lineHeight: theme.lineHeight.body }}>
          <code>{code}</code>
        </pre>
      </div>
      <Button
        size="small"
        tone="quiet"
        icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
        onPress={() => void copy()}
      >
        {isCopied ? 'Copied' : `Copy ${label.toLowerCase()}`}
      </Button>
    </div>
  );
}
