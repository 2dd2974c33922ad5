import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const fields = style({ display: 'grid', gap: theme.space.large, gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style({
  display: 'grid',
  gap: theme.space.large,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  alignItems: 'start',
});

export const series = style({ display: 'grid', gap: theme.space.small, gridTemplateColumns: 'minmax(0, 1fr)' });

export const quick = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.small });

/** Wraps to a separate line if the space next to the buttons is too narrow. */
export const size = style({
  flex: '1 1 200px',
  alignSelf: 'center',
  color: theme.color.textMuted,
  fontSize: theme.fontSize.body,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(max-width: 767px)': { flexBasis: '100%' } },
});
