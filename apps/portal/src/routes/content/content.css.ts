import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@zrak/ui/media';
import { theme } from '@zrak/ui/theme';
import { dataWidth, textWidth } from '../../shared/widths.ts';

/** Screens wide enough for content beside the text. */
const roomy = '(min-width: 1200px)';

export const sheet = style({ maxWidth: textWidth });
export const text = style({ display: 'grid', gap: theme.space.large, gridTemplateColumns: 'minmax(0, 1fr)' });

export const columns = style({
  display: 'grid',
  maxWidth: dataWidth,
  gap: theme.space.xlarge,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  // The tables of both columns fit beside an open menu.
  '@media': { [roomy]: { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)' } },
});
export const asides = style([columns, { '@media': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }]);
/** Keeps the target of a link within the page below the top bar. */
export const anchor = style({ scrollMarginTop: '72px' });

/** Beside the text no table of contents is needed. */
export const jumps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.xsmall} ${theme.space.large}`,
  marginBottom: theme.space.large,
  '@media': { [roomy]: { display: 'none' }, print: { display: 'none' } },
});

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(138px, 1fr))',
  gap: theme.space.xxsmall,
  marginBottom: theme.space.xlarge,
  maxWidth: dataWidth,
});
export const band = style({
  padding: theme.space.medium,
  borderTop: '6px solid',
  background: theme.color.surface,
  printColorAdjust: 'exact',
  '@media': { [media.phone]: { padding: theme.space.small }, '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
const { e1, e2, e3, e4, e5, e6 } = theme.index;
export const bandColor = styleVariants({ e1, e2, e3, e4, e5, e6 }, (borderTopColor) => ({ borderTopColor }));

export const marks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: theme.space.small,
  marginBottom: theme.space.large,
  paddingBottom: theme.space.large,
  borderBottom: `1px solid ${theme.color.border}`,
});
