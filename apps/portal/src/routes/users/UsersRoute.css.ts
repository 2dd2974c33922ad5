import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const stack = style({ display: 'grid', gap: theme.space.large, gridTemplateColumns: 'minmax(0, 1fr)' });

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.medium });
export const search = style({ flex: '1 1 240px', maxWidth: '360px' });
export const client = style({ flex: '0 1 240px' });
export const count = style({ margin: 0, marginInlineStart: 'auto', color: theme.color.textMuted });

export const note = style({ margin: 0, maxWidth: '72ch', color: theme.color.textMuted });
export const plain = style({ margin: 0, overflowWrap: 'anywhere' });

/** Below a form, whose buttons do not belong to it. */
export const sessions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.medium,
  paddingBlockStart: theme.space.large,
  borderBlockStart: `1px solid ${theme.color.border}`,
});
