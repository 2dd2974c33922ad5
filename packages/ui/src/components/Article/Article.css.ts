import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { indexScales } from '../../theme/indexScales.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import * as edges from '../Table/scrollEdgeRules.ts';

export const article = style({
  maxWidth: '72ch',
  color: theme.color.text,
  lineHeight: theme.lineHeight.large,
  overflowWrap: 'break-word',
});

// The content comes from outside and has no classes.
const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${article} ${selector}`, rule);

within('> *', { margin: 0 });
within('> * + *', { marginTop: theme.space.large });
within(':is(h2, h3, h4, h5, h6)', { fontWeight: theme.fontWeight.strong, lineHeight: 1.35, textWrap: 'balance' });
within('* + :is(h2, h3, h4, h5, h6)', { marginTop: theme.space.xxlarge });
within('h2', { fontSize: theme.fontSize.title });
within('h3', { fontSize: theme.fontSize.large });
within(':is(h2, h3, h4, h5, h6) + *', { marginTop: theme.space.small });
within(':is(ul, ol)', { display: 'grid', gap: theme.space.xsmall, paddingInlineStart: theme.space.xlarge });
within('ul', { listStyle: 'disc' });
within('ol', { listStyle: 'decimal' });
within('li::marker', { color: theme.color.textMuted });
within('dt', { fontWeight: theme.fontWeight.strong });
within('dd', { marginInlineStart: theme.space.large });
within('a', {
  borderRadius: theme.radius.small,
  color: theme.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
});
// Makes a link alone on its line high enough for touch; inside text it has no effect on the layout.
within('a', { paddingBlock: theme.space.xsmall });
within('a:hover', { textDecorationThickness: '2px' });
within(':is(a, div):focus-visible', focusRing);
within(':is(strong, b)', { fontWeight: theme.fontWeight.strong });
within('blockquote', {
  paddingInlineStart: theme.space.large,
  borderInlineStart: `3px solid ${theme.color.border}`,
  color: theme.color.textMuted,
});
within(':is(code, kbd)', {
  padding: `1px ${theme.space.xsmall}`,
  borderRadius: theme.radius.small,
  background: theme.color.hover,
  fontSize: theme.fontSize.small,
});
within('pre', {
  overflow: 'auto',
  padding: theme.space.medium,
  borderRadius: theme.radius.medium,
  background: theme.color.hover,
});
within('pre code', { padding: 0 });
within('img', { maxWidth: '100%', height: 'auto', borderRadius: theme.radius.medium });
within('figcaption', { color: theme.color.textMuted, fontSize: theme.fontSize.small });
within('hr', { height: '1px', border: 0, background: theme.color.border });
// Tables scroll in a box with a frame around it.
within('div:has(> table)', {
  overflow: 'auto',
  containerType: 'inline-size',
  '@media': { print: { overflow: 'visible' } },
});
within('div:has(> div > table)', edges.frameRules);
within('div:has(> div > table)::after', edges.shadowRules);
within('div:has(> [data-more-end] > table)::after', edges.shownShadowRules);
within('div:has(> div > table):dir(rtl)::after', edges.mirroredShadowRules);
within(':is([data-more-start], [data-more-end])', { background: theme.color.surface });
within(':is([data-more-start], [data-more-end]) :is(th, td):first-child', edges.stickyRules);
within('[data-more-start] :is(th, td):first-child', edges.raisedRules);
// Separate borders: collapsed ones do not stay with a sticky cell.
within('table', { borderCollapse: 'separate', borderSpacing: 0, fontVariantNumeric: 'tabular-nums' });
within(':is(th, td)', {
  padding: `${theme.space.small} ${theme.space.medium}`,
  borderBottom: `1px solid ${theme.color.border}`,
  textAlign: 'start',
});
// Six columns of figures fit on a phone.
within(':is(th, td)', { '@media': { [media.phone]: { padding: '6px 3px' } } });
within('table', { '@media': { [media.phone]: { fontSize: theme.fontSize.small, lineHeight: theme.lineHeight.body } } });
within(':is(th, td)[align="right"]', { textAlign: 'end' });
within(':is(th, td)[align="center"]', { textAlign: 'center' });
within(':is(sub, sup)', { fontSize: '0.75em', lineHeight: 0 });
// The digit of a class of the European index, in its colour: <span data-band="3">3</span>.
within('[data-band]', {
  // Inline, so that a no-break space keeps it and the name of the class on one line.
  padding: '1px 6px',
  border: `1.5px solid ${theme.mark.outline}`,
  borderRadius: theme.radius.small,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.strong,
  printColorAdjust: 'exact',
  '@media': {
    // Marks in lines below each other do not touch.
    [media.phone]: { paddingBlock: 0 },
    '(forced-colors: active)': { forcedColorAdjust: 'none', borderColor: 'CanvasText' },
  },
});
for (const { digit, color, ink } of indexScales.european2024) {
  within(`[data-band="${digit}"]`, { background: theme.index[color], color: ink === 'dark' ? '#000000' : '#ffffff' });
}
within('th', { color: theme.color.textMuted, fontSize: theme.fontSize.small, fontWeight: theme.fontWeight.strong });
// The name above both sentences: three columns are too narrow for the words of German and Slovene.
const inNarrow = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  within(`[data-prose] ${selector}`, { '@container': { '(max-width: 312px)': rule } });
inNarrow(':is(table, thead, tbody)', { display: 'block' });
inNarrow('tr', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBottom: `1px solid ${theme.color.border}`,
});
inNarrow(':is(th, td)', { borderBottom: 0 });
inNarrow(':is(th, td):first-child', { gridColumn: '1 / -1', paddingBlockEnd: 0 });
