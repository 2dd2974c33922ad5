import { globalStyle } from '@vanilla-extract/css';

/**
 * Gives the hidden input of React Aria the box of its label, so that the browser scrolls the label into view with the focus.
 * Inline styles make the input one pixel that is positioned against an ancestor of the scrolling content.
 */
export function coverWithInput(label: string): void {
  globalStyle(label, { position: 'relative' });
  globalStyle(`${label} > :first-child:has(> input)`, {
    inset: 0,
    width: 'auto !important',
    height: 'auto !important',
    margin: '0 !important',
  });
  globalStyle(`${label} > :first-child > input`, { position: 'absolute', inset: 0, margin: 0 });
}
