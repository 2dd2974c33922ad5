import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const frame = style({ containerType: 'inline-size' });
const narrow = '(max-width: 380px)';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) 1fr',
  columnGap: theme.space.xlarge,
  rowGap: theme.space.small,
  lineHeight: '22px',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 } },
});
export const term = style({
  color: theme.color.textMuted,
  '@container': {
    [narrow]: {
      fontSize: theme.fontSize.small,
      selectors: { '&:not(:first-child)': { marginTop: theme.space.small } },
    },
  },
});
export const details = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const compact = style({
  display: 'grid',
  gridTemplateColumns: '1fr max-content',
  columnGap: theme.space.large,
  lineHeight: '26px',
});
export const figures = style([details, { textAlign: 'end' }]);
