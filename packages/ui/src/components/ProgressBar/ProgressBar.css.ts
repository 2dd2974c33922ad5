import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

export const bar = style({ display: 'grid', gap: '6px', minWidth: 0 });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.medium,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
});
export const label = style({ fontWeight: theme.fontWeight.strong, overflowWrap: 'anywhere' });
export const value = style({ color: theme.color.textMuted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const track = style({
  height: '8px',
  overflow: 'hidden',
  border: '1px solid transparent',
  borderRadius: theme.radius.full,
  background: theme.color.skeleton,
});
export const fill = style({
  height: '100%',
  borderRadius: theme.radius.full,
  background: theme.color.accent,
  transition: `width ${theme.motion.medium}`,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } },
});
export const moving = style({ width: '40%', animation: `${sweep} 1400ms ease-in-out infinite` });
