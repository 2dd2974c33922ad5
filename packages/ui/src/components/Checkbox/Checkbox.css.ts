import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { coverWithInput } from '../../theme/hiddenInput.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xxsmall,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const button = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  alignSelf: 'flex-start',
  maxWidth: '100%',
  gap: '10px',
  padding: `${theme.space.xsmall} 0`,
  color: theme.color.text,
  fontSize: theme.fontSize.body,
  lineHeight: theme.lineHeight.body,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: theme.color.textMuted, cursor: 'not-allowed' } },
});
coverWithInput(button);

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '18px',
  height: '18px',
  margin: '1px',
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.small,
  background: theme.color.surface,
  color: theme.color.onAccent,
  transition: `background ${theme.motion.fast}, border-color ${theme.motion.fast}`,
  selectors: {
    '[data-hovered] > &': { borderColor: theme.color.text },
    '[data-selected] > &, [data-indeterminate] > &': {
      borderColor: theme.color.accent,
      background: theme.color.accent,
    },
    '[data-invalid] > &': { borderColor: theme.color.danger },
    '[data-focus-visible] > &': focusRing,
    '[data-disabled] > &': { opacity: 0.55 },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonBorder',
      background: 'Canvas',
      color: 'HighlightText',
      selectors: {
        '[data-selected] > &, [data-indeterminate] > &': { borderColor: 'Highlight', background: 'Highlight' },
        '[data-disabled] > &': { borderColor: 'GrayText', opacity: 1 },
      },
    },
  },
});

/** Aligned with the label, not with the box. */
export const under = style({ marginInlineStart: '30px' });
