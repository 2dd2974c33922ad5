import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const toolbar = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xsmall,
  maxWidth: '100%',
  padding: theme.space.xsmall,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.large,
  background: theme.color.surface,
  selectors: { '&[data-orientation="vertical"]': { flexDirection: 'column', alignItems: 'stretch' } },
  '@media': { print: { display: 'none' } },
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
