import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: theme.space.xxsmall,
  minWidth: 0,
  width: '100%',
  height: '100%',
  padding: `${theme.space.medium} ${theme.space.large}`,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface,
  color: theme.color.text,
  textAlign: 'start',
  boxShadow: theme.shadow.raised,
  outline: 'none',
  transition: `border-color ${theme.motion.fast}, background ${theme.motion.fast}`,
});
export const pressable = style({
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: theme.color.borderStrong },
    '&[data-selected]': {
      borderColor: theme.color.accent,
      background: theme.color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${theme.color.accent}`,
    },
    '&[data-focus-visible]': focusRing,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { borderColor: 'Highlight' },
        '&[data-selected]:not([data-focus-visible])': { outline: '2px solid Highlight', outlineOffset: '-3px' },
      },
    },
  },
});
const edgeBase = style({
  position: 'absolute',
  insetBlock: '-1px',
  insetInlineStart: '-1px',
  width: '5px',
  borderStartStartRadius: theme.radius.medium,
  borderEndStartRadius: theme.radius.medium,
  printColorAdjust: 'exact',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
/** The mark says the same with a digit. */
export const edge = styleVariants(theme.index, (color) => [edgeBase, { background: color }]);
export const names = style({ display: 'grid', minWidth: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.space.small,
  minHeight: '20px',
});
export const label = style({
  color: theme.color.text,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.body,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
export const description = style({
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
/** At the lower edge of every tile of a row: names have one or two lines. */
export const body = style({ display: 'flex', alignItems: 'center', marginTop: 'auto' });
export const figure = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '6px',
  maxWidth: '100%',
  whiteSpace: 'nowrap',
});
export const value = style({
  fontSize: theme.fontSize.headline,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.headline,
  letterSpacing: '-0.01em',
  fontVariantNumeric: 'tabular-nums',
});
export const noValue = style({ color: theme.color.textMuted });
export const unit = style({ color: theme.color.textMuted, fontSize: theme.fontSize.small });
export const trend = style({
  display: 'block',
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: '124px',
  marginInlineStart: 'auto',
  paddingInlineStart: theme.space.medium,
  containerType: 'inline-size',
});
/** A course that is narrower cannot be read. */
export const course = style({ display: 'block', '@container': { '(max-width: 31px)': { display: 'none' } } });
export const time = style({
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
});
