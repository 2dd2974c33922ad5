import { style } from '@vanilla-extract/css';

export const box = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' });
export const mark = style({ position: 'absolute', insetBlockStart: 0, left: 0 });
export const middle = style({ display: 'block', transform: 'translate(-50%, -50%)' });
