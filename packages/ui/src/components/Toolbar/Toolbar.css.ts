import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { scroller } from '../parts/sidewaysScroller.css.ts';

const base = style({
  alignItems: 'center',
  maxWidth: '100%',
  selectors: { '&[data-orientation="vertical"]': { flexDirection: 'column', alignItems: 'stretch' } },
  '@media': { print: { display: 'none' } },
});

export const toolbar = styleVariants({
  framed: [
    base,
    {
      display: 'inline-flex',
      flexWrap: 'wrap',
      gap: theme.space.xsmall,
      padding: theme.space.xsmall,
      border: `1px solid ${theme.color.border}`,
      borderRadius: theme.radius.large,
      background: theme.color.surface,
    },
  ],
  plain: [base, scroller, { gap: theme.space.small, maxWidth: 'none' }],
});

export const separator = style({
  alignSelf: 'stretch',
  width: '1px',
  height: 'auto',
  margin: theme.space.xsmall,
  border: 0,
  background: theme.color.border,
  selectors: { '[data-orientation="vertical"] > &': { width: 'auto', height: '1px' } },
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
