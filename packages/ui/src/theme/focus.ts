import { theme } from './contract.css.ts';

/** An outline instead of a shadow, because it stays visible in forced colours. */
export const focusRing = { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' } as const;
export const focusRingInside = { outline: `2px solid ${theme.color.focus}`, outlineOffset: '-2px' } as const;
