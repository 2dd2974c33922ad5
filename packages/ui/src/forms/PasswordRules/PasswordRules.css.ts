import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: `${theme.space.xxsmall} ${theme.space.small}`,
});

const rule = style({ display: 'flex', alignItems: 'center', gap: '6px' });

export const state = styleVariants(
  { open: { color: theme.color.textMuted }, met: { color: theme.color.success } },
  (of) => [rule, of],
);

export const icon = style({ flexShrink: 0 });
