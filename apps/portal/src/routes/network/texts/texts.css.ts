import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

/** The editor and its preview, side by side where both have room. */
export const sides = style({
  display: 'grid',
  gap: theme.space.xlarge,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  alignItems: 'start',
});
export const preview = style({
  display: 'grid',
  gap: theme.space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: theme.space.large,
  borderRadius: theme.radius.medium,
  background: theme.color.ground,
  overflowWrap: 'anywhere',
});
