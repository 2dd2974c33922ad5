import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const page = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: '100dvh',
  overflow: 'hidden',
  background: theme.color.ground,
});
export const art = style({ position: 'absolute', inset: 0, zIndex: -1, width: '100%', height: '100%' });
export const glow = style({ stopColor: theme.color.accentSoft });
export const glowEnd = style({ stopColor: theme.color.ground });
export const stream = style({
  fill: 'none',
  stroke: theme.color.accent,
  strokeWidth: 1,
  opacity: 0.16,
  vectorEffect: 'non-scaling-stroke',
});
export const top = style({ display: 'flex', justifyContent: 'flex-end', padding: theme.space.medium });
export const center = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: theme.space.xlarge,
  padding: `${theme.space.large} ${theme.space.large} 64px`,
  outline: 'none',
});
export const card = style({
  width: '100%',
  maxWidth: '416px',
  padding: theme.space.xxlarge,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.large,
  background: theme.color.surface,
  boxShadow: theme.shadow.floating,
  '@media': { [media.phone]: { padding: theme.space.xlarge } },
});
export const title = style({
  fontSize: theme.fontSize.title,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.title,
  letterSpacing: '-0.01em',
  outline: 'none',
});
export const lead = style({ marginTop: theme.space.xsmall, color: theme.color.textMuted });
export const content = style({ marginTop: theme.space.xlarge });
export const foot = style({
  padding: theme.space.large,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  textAlign: 'center',
});
