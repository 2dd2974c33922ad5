import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';

export const disclosure = style({
  borderBottom: `1px solid ${theme.color.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  width: '100%',
  minHeight: '44px',
  padding: `${theme.space.small} ${theme.space.xsmall}`,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'transparent',
  color: theme.color.text,
  fontSize: theme.fontSize.body,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.body,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: theme.color.hover },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: theme.color.textMuted, cursor: 'not-allowed' },
  },
});
export const chevron = style({
  color: theme.color.textMuted,
  transition: `transform ${theme.motion.fast}`,
  selectors: { '[data-expanded] &': { transform: 'rotate(90deg)' } },
});
export const content = style({ padding: `${theme.space.xsmall} ${theme.space.xsmall} ${theme.space.large} 28px` });
