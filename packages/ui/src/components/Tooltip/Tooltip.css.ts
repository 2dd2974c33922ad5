import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const tooltip = style({
  maxWidth: '280px',
  padding: `${theme.space.xsmall} ${theme.space.small}`,
  border: '1px solid transparent',
  borderRadius: theme.radius.small,
  background: theme.color.text,
  color: theme.color.surface,
  fontSize: theme.fontSize.small,
  boxShadow: theme.shadow.floating,
  pointerEvents: 'none',
  transition: `opacity ${theme.motion.fast}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});
