import type { ReactNode } from 'react';
import { Heading } from '../../packages/ui/src/components/Heading/Heading.tsx';
import { Stack } from '../../packages/ui/src/components/Stack/Stack.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import { theme } from '../../packages/ui/src/theme/contract.css.ts';

export function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div style={{ maxWidth: 960, paddingBlock: theme.space.large }}>
      <Stack space="xxlarge">
        <Stack as="section" space="small">
          <Heading level={1}>{title}</Heading>
          <div style={{ maxWidth: '64ch' }}>
            <Text size="large" tone="muted">
              {lead}
            </Text>
          </div>
        </Stack>
        {children}
      </Stack>
    </div>
  );
}

export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Stack as="section" space="large">
      <Stack space="xxsmall">
        <Heading level={2}>{title}</Heading>
        {note !== undefined && <Text tone="muted">{note}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}

/** Rules of the design system, each in one short line with its reason. */
export function Rules({ rules }: { rules: readonly (readonly [rule: string, reason: string])[] }) {
  return (
    <ul style={{ display: 'grid', gap: theme.space.large, maxWidth: '70ch' }}>
      {rules.map(([rule, reason]) => (
        <li
          key={rule}
          style={{ borderInlineStart: `2px solid ${theme.color.border}`, paddingInlineStart: theme.space.medium }}
        >
          <Text weight="strong">{rule}</Text>
          <Text tone="muted">{reason}</Text>
        </li>
      ))}
    </ul>
  );
}

/** Cells of equal width, as many as fit in a row. */
export function Tiles({ children, width = 200 }: { children: ReactNode; width?: number }) {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`,
        gap: theme.space.large,
      }}
    >
      {children}
    </ul>
  );
}

/** Name of a token, as written in code. */
export function TokenName({ children }: { children: string }) {
  return <code style={{ fontSize: theme.fontSize.small, overflowWrap: 'anywhere' }}>{children}</code>;
}

const cell = {
  padding: `${theme.space.small} ${theme.space.medium}`,
  borderBlockEnd: `1px solid ${theme.color.border}`,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

/** Scrolls inside itself on a narrow window, and is then reached with the keyboard. */
export function Figures({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}) {
  return (
    // A scrolling region must be in the tab order.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
      <table style={{ borderCollapse: 'collapse', width: '100%', fontSize: theme.fontSize.body }}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" style={{ ...cell, color: theme.color.textMuted }}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((content, index) => (
                <td key={columns[index]} style={cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
