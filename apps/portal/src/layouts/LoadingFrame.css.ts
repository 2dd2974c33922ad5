import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const map = style({ display: 'grid', alignContent: 'start', flex: 1, padding: theme.space.large });
export const station = style({ display: 'grid', gap: theme.space.large });
/** As StationHero, so that the name stays where it is. */
export const hero = style({ display: 'grid', gap: theme.space.xsmall });
export const title = style({
  fontSize: theme.fontSize.headline,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.headline,
  letterSpacing: '-0.015em',
  overflowWrap: 'anywhere',
  '@media': { '(max-width: 767px)': { fontSize: '24px', lineHeight: '32px' } },
});
export const tiles = style({
  display: 'grid',
  gap: theme.space.medium,
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
});
