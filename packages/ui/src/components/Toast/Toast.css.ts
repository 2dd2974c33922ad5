import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space.medium,
  width: 'min(356px, calc(100vw - 32px))',
  padding: `${theme.space.medium} ${theme.space.small} ${theme.space.medium} ${theme.space.large}`,
  border: `1px solid ${theme.color.border}`,
  borderInlineStartWidth: '4px',
  borderRadius: theme.radius.medium,
  background: theme.color.raised,
  color: theme.color.text,
  fontFamily: theme.font.family,
  fontSize: theme.fontSize.body,
  lineHeight: theme.lineHeight.body,
  boxShadow: theme.shadow.floating,
});
export const tone = styleVariants({
  error: { borderInlineStartColor: theme.color.danger },
  success: { borderInlineStartColor: theme.color.success },
  info: { borderInlineStartColor: theme.color.info },
});
export const icon = styleVariants({
  error: { color: theme.color.danger, paddingTop: '1px' },
  success: { color: theme.color.success, paddingTop: '1px' },
  info: { color: theme.color.info, paddingTop: '1px' },
});
export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const close = style({ margin: '-6px 0' });
