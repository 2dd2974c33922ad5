import { styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const items = styleVariants({
  vertical: { display: 'grid', gap: theme.space.xsmall },
  horizontal: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.space.large,
    minHeight: '40px',
    alignItems: 'center',
  },
});
