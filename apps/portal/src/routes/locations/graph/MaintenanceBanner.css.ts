import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.xxsmall });
export const openList = style([list, { maxHeight: '40vh', overflowY: 'auto' }]);
/** The button shows all of a longer text: a notice must not push the answer of the screen down. */
export const line = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const whole = style({ paddingBlock: theme.space.xsmall, overflowWrap: 'anywhere' });
export const text = style({ display: 'block', color: theme.color.textMuted });
