import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { typeRoles } from '../../theme/typeRoles.ts';

export const zone = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space.small,
  minWidth: 0,
  padding: theme.space.xlarge,
  border: `1px dashed ${theme.color.borderStrong}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface,
  textAlign: 'center',
  transition: `background ${theme.motion.fast}, border-color ${theme.motion.fast}`,
  selectors: {
    '&[data-hovered]': { borderColor: theme.color.text },
    '[data-invalid] > &': { borderColor: theme.color.danger },
    '&[data-drop-target]': { borderColor: theme.color.accent, background: theme.color.accentSoft },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { borderColor: theme.color.border, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-drop-target]': { border: '2px solid Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText' },
      },
    },
  },
});
export const icon = style({
  color: theme.color.textMuted,
  selectors: { '[data-drop-target] > &': { color: theme.color.accent } },
});
export const hint = style({ ...typeRoles.small, color: theme.color.textMuted });
export const errors = style({ display: 'grid', gap: theme.space.xsmall });
export const errorText = style({ minWidth: 0, overflowWrap: 'anywhere' });
