import { style } from '@vanilla-extract/css';

export const box = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' });
export const mark = style({ position: 'absolute', top: 0, left: 0 });
