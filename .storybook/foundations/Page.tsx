import type { ReactNode } from 'react';
import { theme } from '../../packages/ui/src/theme/contract.css.ts';

export function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main style={{ display: 'grid', gap: theme.space.xxlarge, maxWidth: 880, paddingBlock: theme.space.large }}>
      <header style={{ display: 'grid', gap: theme.space.small }}>
        <h1 style={{ fontSize: theme.fontSize.headline, fontWeight: theme.fontWeight.strong, lineHeight: 1.2 }}>
          {title}
        </h1>
        <p style={{ color: theme.color.textMuted, fontSize: theme.fontSize.large, maxWidth: '60ch' }}>{lead}</p>
      </header>
      {children}
    </main>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ display: 'grid', gap: theme.space.medium }}>
      <h2 style={{ fontSize: theme.fontSize.title, fontWeight: theme.fontWeight.strong }}>{title}</h2>
      {children}
    </section>
  );
}

/** Rules of the design system, each in one short line with its reason. */
export function Rules({ rules }: { rules: readonly (readonly [rule: string, reason: string])[] }) {
  return (
    <ul style={{ display: 'grid', gap: theme.space.medium, maxWidth: '70ch' }}>
      {rules.map(([rule, reason]) => (
        <li key={rule} style={{ borderInlineStart: `2px solid ${theme.color.border}`, paddingInlineStart: 12 }}>
          <strong>{rule}</strong> <span style={{ color: theme.color.textMuted }}>{reason}</span>
        </li>
      ))}
    </ul>
  );
}
