import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { typeRoles } from '../../theme/typeRoles.ts';

const forced = '(forced-colors: active)';
const line = '&:not(:last-child)::after';
const doneLine = '&[data-state="done"]:not(:last-child)::after';
// Centre of a mark of 28 px, less half of a line of 2 px.
const middle = '13px';
const afterMark = (gap: string) => `calc(28px + ${gap})`;

export const list = styleVariants({
  horizontal: { display: 'flex', '@media': { [media.phone]: { flexDirection: 'column' } } },
  vertical: { display: 'flex', flexDirection: 'column' },
});

const step = style({
  position: 'relative',
  minWidth: 0,
  selectors: {
    [line]: { content: '', position: 'absolute', background: theme.color.border },
    [doneLine]: { background: theme.color.accent },
  },
  '@media': {
    [forced]: {
      selectors: {
        [line]: { background: 'CanvasText', forcedColorAdjust: 'none' },
        [doneLine]: { background: 'Highlight' },
      },
    },
  },
});
const beside = {
  flex: '1 1 0',
  paddingInlineEnd: theme.space.medium,
  selectors: {
    [line]: { insetInline: `${afterMark(theme.space.small)} ${theme.space.small}`, top: middle, height: '2px' },
  },
} as const;
const below = {
  selectors: {
    '&:not(:last-child)': { paddingBottom: theme.space.xlarge },
    [line]: { insetInlineStart: middle, top: afterMark(theme.space.xsmall), bottom: theme.space.xsmall, width: '2px' },
  },
} as const;
export const item = styleVariants({
  horizontal: [step, { '@media': { [media.notPhone]: beside, [media.phone]: below } }],
  vertical: [step, below],
});

const content = style({
  display: 'flex',
  gap: theme.space.small,
  maxWidth: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'none',
  color: theme.color.text,
  textAlign: 'start',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&[data-rac]': { cursor: 'pointer' },
    '&[data-focus-visible]': focusRing,
  },
});
export const body = styleVariants({
  horizontal: [content, { '@media': { [media.notPhone]: { flexDirection: 'column' } } }],
  vertical: [content],
});

export const mark = style({
  ...typeRoles.small,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  border: `2px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.full,
  background: theme.color.surface,
  color: theme.color.textMuted,
  fontWeight: theme.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state="current"] &': { borderColor: theme.color.accent, color: theme.color.accent },
    '[data-state="done"] &': {
      borderColor: theme.color.accent,
      background: theme.color.accent,
      color: theme.color.onAccent,
    },
    '[data-invalid] &': {
      borderColor: theme.color.danger,
      background: theme.color.surface,
      color: theme.color.danger,
    },
    '[data-hovered] > &': { borderColor: theme.color.accentHover },
  },
  '@media': {
    [forced]: {
      selectors: {
        '[data-state="current"] &': { borderColor: 'Highlight' },
        '[data-state="done"] &': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const text = style({
  minWidth: 0,
  // In line with the number.
  paddingTop: theme.space.xsmall,
  overflowWrap: 'anywhere',
});
export const label = style({
  ...typeRoles.body,
  display: 'block',
  color: theme.color.textMuted,
  selectors: {
    '[data-state="current"] &': { color: theme.color.text, fontWeight: theme.fontWeight.strong },
    '[data-state="done"] &': { color: theme.color.text },
    '[data-hovered] &': { textDecoration: 'underline' },
  },
});
export const description = style({ ...typeRoles.small, display: 'block', color: theme.color.textMuted });
export const invalid = style({ ...typeRoles.small, display: 'block', color: theme.color.danger });
