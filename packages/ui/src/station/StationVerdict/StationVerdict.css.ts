import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

const base = style({ display: 'inline-flex', alignItems: 'center', minWidth: 0 });
export const verdict = styleVariants({
  small: [base, { gap: theme.space.small, fontSize: theme.fontSize.small, lineHeight: theme.lineHeight.small }],
  medium: [base, { gap: theme.space.small, fontSize: theme.fontSize.body, lineHeight: theme.lineHeight.body }],
});
export const words = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.small, minWidth: 0 });
export const word = style({ color: theme.color.text, fontWeight: theme.fontWeight.strong });
export const cause = style({ color: theme.color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const addition = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.xsmall });
// Beside several lines of words, marks would give up their width.
globalStyle(`:is(${base}, ${addition}) > :first-child`, { flex: 'none' });
