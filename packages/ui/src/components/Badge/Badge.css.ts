import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  padding: `1px ${theme.space.small}`,
  border: '1px solid transparent',
  borderRadius: theme.radius.full,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.body,
  whiteSpace: 'nowrap',
});
export const tone = styleVariants({
  neutral: { background: theme.color.hover, color: theme.color.textMuted },
  accent: { background: theme.color.accentSoft, color: theme.color.accent },
  info: { background: theme.color.infoSoft, color: theme.color.info },
  success: { background: theme.color.successSoft, color: theme.color.success },
  warning: { background: theme.color.warningSoft, color: theme.color.warning },
  danger: { background: theme.color.dangerSoft, color: theme.color.danger },
});
