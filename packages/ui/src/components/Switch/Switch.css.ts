import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';

export const track = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  width: '36px',
  height: '20px',
  padding: theme.space.xxsmall,
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.full,
  background: theme.color.surface,
  transition: `background ${theme.motion.fast}, border-color ${theme.motion.fast}`,
  selectors: {
    '[data-hovered] > &': { borderColor: theme.color.text },
    '[data-selected] > &': { borderColor: theme.color.accent, background: theme.color.accent },
    '[data-focus-visible] > &': focusRing,
    '[data-disabled] > &': { opacity: 0.55 },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonBorder',
      background: 'Canvas',
      selectors: {
        '[data-selected] > &': { borderColor: 'Highlight', background: 'Highlight' },
        '[data-disabled] > &': { borderColor: 'GrayText', opacity: 1 },
      },
    },
  },
});
export const thumb = style({
  width: '14px',
  height: '14px',
  borderRadius: theme.radius.full,
  background: theme.color.borderStrong,
  transition: `transform ${theme.motion.fast}, background ${theme.motion.fast}`,
  selectors: {
    '[data-selected] > * > &': { background: theme.color.onAccent, transform: 'translateX(16px)' },
  },
  '@media': {
    '(forced-colors: active)': {
      background: 'ButtonText',
      selectors: { '[data-selected] > * > &': { background: 'HighlightText' } },
    },
  },
});
export const under = style({ marginInlineStart: '46px' });
