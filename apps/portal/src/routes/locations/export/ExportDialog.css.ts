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

/** On a line of its own where there is no room beside the buttons. */
export const size = style({
  flex: '1 1 200px',
  alignSelf: 'center',
  color: theme.color.textMuted,
  fontSize: theme.fontSize.body,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(max-width: 767px)': { flexBasis: '100%' } },
});
