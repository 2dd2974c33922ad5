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
/** Half the height of a usual card with the brand, and as much as the eye's middle is above that of the page. */
const aboveMiddle = '264px';
/**
 * A usual card is in the middle. Its top stays where it is when a message or a list makes it taller, as long as there is
 * room below.
 */
export const center = style({
  display: 'grid',
  gridTemplateRows: `minmax(0, calc(50% - ${aboveMiddle})) auto auto minmax(0, 1fr)`,
  justifyItems: 'center',
  padding: theme.space.large,
  outline: 'none',
});
export const brand = style({ display: 'grid', gridRow: 2 });
export const card = style({
  gridRow: 3,
  width: '100%',
  maxWidth: '416px',
  marginTop: theme.space.xlarge,
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
