import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.space.medium,
  minHeight: 'min(640px, 80dvh)',
  padding: `${theme.space.xlarge} ${theme.space.large}`,
  textAlign: 'center',
});
/** Reserves the space while the picture loads. */
export const picture = style({ width: 'min(320px, 78vw)', aspectRatio: '320 / 176', marginBottom: theme.space.small });
export const art = style({
  display: 'block',
  width: '100%',
  height: '100%',
  maskImage:
    'linear-gradient(to right, transparent, #000 18%, #000 82%, transparent), linear-gradient(to bottom, #000 80%, transparent)',
  maskComposite: 'intersect',
});
export const code = style({
  color: theme.color.accent,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.strong,
  letterSpacing: '0.08em',
});
export const heading = style({
  fontSize: theme.fontSize.headline,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.headline,
  letterSpacing: '-0.015em',
  outline: 'none',
});
export const lines = style({
  display: 'grid',
  gap: theme.space.xsmall,
  maxWidth: '52ch',
  color: theme.color.textMuted,
});
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.space.medium,
  marginTop: theme.space.medium,
});

export const hill = style({ fill: theme.color.accentSoft });
export const hillBack = style({ fill: theme.color.hover });
export const line = style({
  stroke: theme.color.textMuted,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
});
export const accentLine = style({
  stroke: theme.color.accent,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
});
export const dashed = style({ strokeDasharray: '2 7' });
export const solid = style({
  fill: theme.color.surface,
  stroke: theme.color.textMuted,
  strokeWidth: 2,
  strokeLinejoin: 'round',
});
export const spot = style({ fill: theme.color.accent });
