import { useLayoutEffect } from 'react';

/** Removes the picture of a page that the document shows before its code has come. */
export const endFirstPaint = (): void => document.getElementById('firstPaint')?.remove();

/** For everything that replaces the picture. */
export const useFirstPaintEnd = (): void => useLayoutEffect(endFirstPaint, []);

/** Whether the document shows the picture. */
export const isFirstPaint = (): boolean =>
  document.getElementById('firstPaint') !== null && document.documentElement.dataset['opens'] !== undefined;
