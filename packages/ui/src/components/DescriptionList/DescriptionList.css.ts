import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) 1fr',
  columnGap: theme.space.xlarge,
  rowGap: theme.space.small,
  lineHeight: '22px',
});
export const term = style({ color: theme.color.textMuted });
export const details = style({ minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
