import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

const phone = '(max-width: 767px)';

/** As high as a window leaves beside the fields. */
export const plan = style({
  position: 'relative',
  height: 'clamp(300px, 60vh, 560px)',
  overflow: 'hidden',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  '@media': { [phone]: { height: '320px' } },
});
