import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const whole = style({ display: 'grid', gap: theme.space.small });
export const bar = style({ display: 'flex', gap: theme.space.xxsmall, height: '12px' });

const segment = style({
  flexBasis: 0,
  minWidth: theme.space.xsmall,
  border: `1px solid ${theme.mark.outline}`,
  borderRadius: theme.radius.small,
  printColorAdjust: 'exact',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', borderColor: 'CanvasText' } },
});
export const part = styleVariants(theme.index, (color) => [segment, { background: color }]);
export const none = style([segment, { borderStyle: 'dashed', background: theme.color.surface }]);

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: `${theme.space.xsmall} ${theme.space.large}` });
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.small,
  fontVariantNumeric: 'tabular-nums',
});
