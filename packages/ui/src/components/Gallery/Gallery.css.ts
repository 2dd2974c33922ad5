import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';

export const list = style({
  display: 'grid',
  gap: theme.space.medium,
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({ display: 'grid', alignContent: 'start', gap: theme.space.xsmall, minWidth: 0 });
export const note = style({ color: theme.color.textMuted, fontSize: theme.fontSize.small });
export const sharedNote = style([note, { marginTop: theme.space.small }]);

export const thumbnail = style({
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 2',
  padding: 0,
  overflow: 'clip',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.skeleton,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  cursor: 'zoom-in',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { borderColor: theme.color.borderStrong },
    '&[data-focus-visible]': focusRing,
  },
});
export const small = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const figure = style({ display: 'grid', gap: theme.space.medium, margin: 0 });
export const large = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '68dvh',
  objectFit: 'contain',
  borderRadius: theme.radius.small,
  background: theme.color.skeleton,
});
export const foot = style({ display: 'flex', alignItems: 'center', gap: theme.space.small, minHeight: '36px' });
export const caption = style({ flex: 1, minWidth: 0, color: theme.color.textMuted });
export const place = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
