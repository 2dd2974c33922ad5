import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const stack = style({
  display: 'grid',
  gap: theme.space.xlarge,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { print: { display: 'block' } },
});

export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.medium,
  marginBlockStart: theme.space.medium,
  // The legend names the series on paper.
  '@media': { print: { display: 'none' } },
});

export const count = style({
  flex: 'none',
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  '@container': { '(max-width: 480px)': { display: 'none' } },
});
