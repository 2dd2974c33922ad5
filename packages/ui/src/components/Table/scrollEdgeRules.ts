import type { StyleRule } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

type Rules = NonNullable<StyleRule['selectors']>[string];

/** Rules of `scrollEdges.css.ts`, also for tables whose elements have no classes. */
export const frameRules: Rules = { position: 'relative', minWidth: 0 };

/** Of `::after` of a frame. */
export const shadowRules: Rules = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: 4,
  width: '20px',
  borderStartEndRadius: 'inherit',
  borderEndEndRadius: 'inherit',
  background: `linear-gradient(to left, color-mix(in oklab, ${theme.color.text} 22%, transparent), transparent)`,
  opacity: 0,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
};
export const shownShadowRules: Rules = { opacity: 1 };
export const mirroredShadowRules: Rules = { scale: '-1 1' };

export const stickyRules: Rules = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: theme.color.surface,
  '@media': { print: { position: 'static', boxShadow: 'none' } },
};
/** Of a sticky cell with content hidden below it. */
export const raisedRules: Rules = { boxShadow: `6px 0 8px -6px ${theme.color.borderStrong}` };
