import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface,
  boxShadow: theme.shadow.raised,
  // Longer than a page with a table: it is divided between the rows, as the graph of a comparison and its legend.
  selectors: { '&:has(tr)': { '@media': { print: { display: 'block', breakInside: 'auto' } } } },
  '@media': { print: { boxShadow: 'none', breakInside: 'avoid' } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: theme.space.medium,
  padding: `${theme.space.large} 20px 0`,
  breakAfter: 'avoid',
});
export const heading = style({
  fontSize: theme.fontSize.large,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.large,
});
export const description = style({ color: theme.color.textMuted, fontSize: theme.fontSize.small });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.small,
  '@media': { print: { display: 'none' } },
});
export const padding = styleVariants({
  regular: { padding: `${theme.space.large} 20px 20px` },
  none: { paddingTop: theme.space.medium },
});
export const body = style({ flex: 1, minWidth: 0 });
