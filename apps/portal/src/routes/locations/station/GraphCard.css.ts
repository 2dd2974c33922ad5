import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

/** Keeps a scroll target below the top bar. */
export const anchor = style({ scrollMarginBlockStart: '72px', minWidth: 0 });

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.space.large,
});

export const series = style({ flex: '1 1 220px', maxWidth: 360, minWidth: 0 });

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.small,
  marginInlineStart: 'auto',
});

export const stepper = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.space.large,
  marginBlock: theme.space.large,
});

export const notice = style({ marginBlockEnd: theme.space.large });

const appear = keyframes({ from: { visibility: 'hidden' } });

export const progress = style({
  display: 'flex',
  alignItems: 'end',
  gap: theme.space.medium,
  minWidth: 200,
  animation: `${appear} 400ms step-end`,
});
