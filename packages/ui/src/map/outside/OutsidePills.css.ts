import { createVar, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/focus.ts';

/** Pixels covered at each side. */
export const covered = { top: createVar(), right: createVar(), bottom: createVar(), left: createVar() };

/** The visible part of the map. */
export const sight = style({
  position: 'absolute',
  top: covered.top,
  right: covered.right,
  bottom: covered.bottom,
  left: covered.left,
  zIndex: 2,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const pill = style({
  position: 'absolute',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  minHeight: '32px',
  padding: `0 ${theme.space.small} 0 6px`,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.full,
  background: theme.color.raised,
  color: theme.color.text,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  boxShadow: theme.shadow.floating,
  cursor: 'pointer',
  outline: 'none',
  pointerEvents: 'auto',
  willChange: 'transform',
  selectors: {
    '&[data-hovered]': { background: theme.color.hover },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { [media.touch]: { minHeight: '40px' } },
});
export const arrow = style({ display: 'block', flex: 'none', color: theme.color.textMuted });

const edge = theme.space.medium;
/** Free of the buttons of the map, which are in two columns on a low one. */
const besideButtons = { right: '64px', '@container': { '(max-height: 255px)': { right: '112px' } } } as const;
const middleAcross = { left: '50%', transform: 'translateX(-50%)' } as const;
const middleDown = { top: '50%', transform: 'translateY(-50%)' } as const;

export const at = {
  n: style({ top: '44px', ...middleAcross }),
  ne: style({ top: '44px', ...besideButtons }),
  e: style({ ...besideButtons, ...middleDown }),
  se: style({ bottom: '36px', ...besideButtons }),
  s: style({ bottom: '36px', ...middleAcross }),
  sw: style({ bottom: '36px', left: edge }),
  w: style({ left: edge, ...middleDown }),
  nw: style({ top: '44px', left: edge }),
};
