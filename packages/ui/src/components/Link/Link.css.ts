import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';

export const link = style({
  borderRadius: theme.radius.small,
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&[data-focus-visible]': focusRing, '&[data-hovered]': { textDecorationThickness: '2px' } },
  // At least 24 px high for a finger, in the space that the text has.
  '@media': { [media.touch]: { paddingBlock: theme.space.xsmall, marginBlock: '-4px' } },
});

export const tone = styleVariants({
  accent: { color: theme.color.accent, textDecoration: 'underline' },
  quiet: {
    color: 'inherit',
    textDecoration: 'none',
    selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
  },
});
