import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

// The mark is beside the first line of the words.
const base = style({
  display: 'inline-grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  minWidth: 0,
  maxWidth: '100%',
});
export const verdict = styleVariants({
  small: [base, { gap: theme.space.small, fontSize: theme.fontSize.small, lineHeight: theme.lineHeight.small }],
  medium: [base, { gap: theme.space.small, fontSize: theme.fontSize.body, lineHeight: theme.lineHeight.body }],
});
/** As high as a line, so that marks of different sizes are in its middle. */
export const mark = style({ display: 'inline-flex', alignItems: 'center', flex: 'none', height: '1lh' });
export const words = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.small, minWidth: 0 });
export const word = style({ color: theme.color.text, fontWeight: theme.fontWeight.strong });
export const cause = style({ color: theme.color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const addition = style({ display: 'inline-flex', alignItems: 'start', gap: theme.space.xsmall, minWidth: 0 });
