import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { typeRoles } from '../../theme/typeRoles.ts';

export const text = style({ margin: 0, overflowWrap: 'anywhere' });
export const size = styleVariants(typeRoles, (role) => role);
export const weight = styleVariants(theme.fontWeight, (fontWeight) => ({ fontWeight }));
export const tone = styleVariants({
  default: { color: theme.color.text },
  muted: { color: theme.color.textMuted },
  accent: { color: theme.color.accent },
  danger: { color: theme.color.danger },
  success: { color: theme.color.success },
  warning: { color: theme.color.warning },
  info: { color: theme.color.info },
  inherit: { color: 'inherit' },
});
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });
