import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';
import { dataWidth } from '../../shared/widths.ts';

export const stack = style({
  display: 'grid',
  gap: theme.space.xlarge,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: dataWidth,
});
export const files = style({
  marginBottom: theme.space.medium,
  fontSize: theme.fontSize.title,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.title,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space.medium,
});
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  maxWidth: '460px',
  gap: theme.space.medium,
  flex: '1 1 300px',
});
export const count = style({ color: theme.color.textMuted, fontSize: theme.fontSize.small });

export const year = style({
  marginBottom: theme.space.small,
  fontSize: theme.fontSize.large,
  fontWeight: theme.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const list = style({
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface,
  boxShadow: theme.shadow.raised,
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.medium,
  padding: `10px ${theme.space.medium} 10px ${theme.space.large}`,
  selectors: { '& + &': { borderTop: `1px solid ${theme.color.border}` } },
});
export const icon = style({ flex: 'none', color: theme.color.textMuted });
export const text = style({ display: 'grid', flex: 1, minWidth: 0 });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.small,
  fontWeight: theme.fontWeight.strong,
  overflowWrap: 'anywhere',
});
export const facts = style({ color: theme.color.textMuted, fontSize: theme.fontSize.small });
