import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space.xsmall} ${theme.space.xlarge}`,
  padding: `${theme.space.medium} ${theme.space.xlarge}`,
  borderTop: `1px solid ${theme.color.border}`,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  '@media': { [media.phone]: { padding: `${theme.space.medium} ${theme.space.large}` }, print: { display: 'none' } },
});
export const compact = style({
  flexWrap: 'nowrap',
  minHeight: '28px',
  paddingBlock: 0,
  overflowX: 'auto',
  fontSize: '12px',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { justifyContent: 'center', paddingBlock: theme.space.xsmall } },
});
/** On a phone the line has space for the links only. */
export const ownerOfCompact = style({ '@media': { [media.phone]: { display: 'none' } } });
/** Lines follow each other closely: for a finger, a link fills a higher one. */
export const entry = style({ '@media': { [media.touch]: { display: 'grid', lineHeight: theme.lineHeight.large } } });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.xsmall} ${theme.space.large}`,
  selectors: { [`${compact} > &`]: { flexWrap: 'nowrap', marginInlineStart: 'auto' } },
  // Long names take a second line instead of being cut.
  '@media': {
    [media.phone]: {
      selectors: {
        [`${compact} > &`]: { flexWrap: 'wrap', justifyContent: 'center', rowGap: 0, marginInline: 'auto' },
      },
    },
  },
});
