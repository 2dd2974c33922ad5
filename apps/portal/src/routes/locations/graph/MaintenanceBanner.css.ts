import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.xxsmall });
export const openList = style([list, { maxHeight: '40vh', overflowY: 'auto' }]);
export const line = style({ overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' });
export const whole = style({ paddingBlock: theme.space.xsmall });
export const text = style({ display: 'block', color: theme.color.textMuted });
