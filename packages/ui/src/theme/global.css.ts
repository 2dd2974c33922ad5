import { globalStyle } from '@vanilla-extract/css';
import { theme } from './contract.css.ts';
import './themes.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { colorScheme: 'light', WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
globalStyle('body', {
  margin: 0,
  background: theme.color.ground,
  color: theme.color.text,
  fontFamily: theme.font.family,
  fontSize: theme.fontSize.body,
  lineHeight: 1.5,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
globalStyle('h1, h2, h3, h4, p, figure, dl, dd, ul, ol', { margin: 0 });
globalStyle('b, strong', { fontWeight: theme.fontWeight.strong });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('svg', { flex: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // A short duration would give every element a transition of every property.
      transition: 'none !important',
    },
  },
});
