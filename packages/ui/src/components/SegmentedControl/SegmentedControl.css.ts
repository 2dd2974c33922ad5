import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { coverWithInput } from '../../theme/hiddenInput.ts';

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '6px',
  minWidth: 0,
});

export const track = style({
  gap: theme.space.xxsmall,
  maxWidth: '100%',
  padding: theme.space.xxsmall,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.ground,
});

const equal = (count: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  width: '100%',
});
export const columns = styleVariants({
  none: { display: 'inline-flex', flexWrap: 'wrap' },
  2: equal(2),
  3: equal(3),
});

export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  border: '1px solid transparent',
  borderRadius: '6px',
  color: theme.color.textMuted,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.body,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  transition: `background ${theme.motion.fast}, color ${theme.motion.fast}`,
  selectors: {
    '&[data-hovered]': { color: theme.color.text },
    '&[data-selected]': {
      background: theme.color.raised,
      borderColor: theme.color.borderStrong,
      color: theme.color.text,
    },
    // No hole beside the last of an odd number of options.
    [`${columns[2]} > &:last-child:nth-child(odd)`]: { gridColumn: '1 / -1' },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});
coverWithInput(option);

export const size = styleVariants({
  small: { minHeight: '26px', padding: `${theme.space.xxsmall} 10px`, fontSize: theme.fontSize.small },
  medium: { minHeight: '34px', padding: '6px 14px', fontSize: theme.fontSize.body },
});
