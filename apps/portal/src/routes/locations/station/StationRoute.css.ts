import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const stack = style({ display: 'grid', gap: theme.space.xlarge, gridTemplateColumns: 'minmax(0, 1fr)' });

export const subtitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.medium,
});

/** Values with the station's data beside them; stacked on narrow screens. */
export const beside = style({
  display: 'grid',
  gap: theme.space.xlarge,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) 380px' } },
});

/** The station's data without values beside them. */
export const alone = style({ display: 'grid', gap: theme.space.xlarge, gridTemplateColumns: 'minmax(0, 1fr)' });

export const aside = style([stack, { gap: theme.space.large }]);
