import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';

export const items = styleVariants({
  vertical: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.xsmall },
  horizontal: { display: 'flex', flexWrap: 'wrap', gap: `${theme.space.xsmall} ${theme.space.xlarge}` },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '18px',
  height: '18px',
  margin: '1px',
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.full,
  background: theme.color.surface,
  transition: `border ${theme.motion.fast}`,
  selectors: {
    '[data-hovered] > &': { borderColor: theme.color.text },
    '[data-selected] > &': { border: `6px solid ${theme.color.accent}` },
    '[data-invalid] > &': { borderColor: theme.color.danger },
    '[data-focus-visible] > &': focusRing,
    '[data-disabled] > &': { opacity: 0.55 },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonBorder',
      background: 'Canvas',
      selectors: {
        '[data-selected] > &': { borderColor: 'Highlight' },
        '[data-disabled] > &': { borderColor: 'GrayText', opacity: 1 },
      },
    },
  },
});
