import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';
import { dataWidth, textWidth } from '../../shared/widths.ts';

export { screenOnly } from '../../shared/screenOnly.css.ts';

const phone = 'screen and (max-width: 559px)';

export const picker = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  flex: '1 1 540px',
  gap: theme.space.medium,
});
export const controls = style({ marginBottom: theme.space.large, '@media': { print: { display: 'none' } } });
export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.small} ${theme.space.large}`,
  marginTop: theme.space.large,
});
export const stationChoice = style({ flex: '0 1 240px', minWidth: '200px' });
export const monthlyMail = style({
  maxWidth: dataWidth,
  marginTop: theme.space.large,
  '@media': { print: { display: 'none' } },
});
export const page = style({ maxWidth: dataWidth, '@media': { print: { maxWidth: 'none' } } });

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xxlarge,
  padding: '28px 40px 40px',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface,
  boxShadow: theme.shadow.raised,
  '@media': {
    [phone]: { padding: `20px ${theme.space.large} ${theme.space.xlarge}` },
    // A grid does not grow when a page break moves what is in it: text would be printed over text.
    print: { display: 'block', padding: 0, border: 0, borderRadius: 0, boxShadow: 'none' },
  },
});

/** Distance from the part above on paper, where the parts are blocks. */
const onPaper = (marginTop: string) => ({ display: 'block', marginTop }) as const;

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.medium,
  minWidth: 0,
  '@media': { print: onPaper(theme.space.xlarge) },
});
export const part = style([section, { '@media': { print: onPaper(theme.space.medium) } }]);
/** Small enough to fit on one page. */
export const whole = style([section, { breakInside: 'avoid' }]);
export const wholePart = style([part, { breakInside: 'avoid' }]);
export const heading = style({
  paddingTop: theme.space.medium,
  borderTop: `2px solid ${theme.color.text}`,
  fontSize: theme.fontSize.large,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.large,
  breakAfter: 'avoid',
  '@media': { print: { marginBottom: theme.space.small } },
});
export const subheading = style({
  fontSize: theme.fontSize.body,
  fontWeight: theme.fontWeight.strong,
  breakAfter: 'avoid',
  '@media': { print: { marginBottom: theme.space.xsmall } },
});
export const note = style({
  maxWidth: textWidth,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
  textWrap: 'pretty',
  breakInside: 'avoid',
  '@media': { print: { maxWidth: 'none', marginTop: theme.space.small } },
});

export const masthead = style({ display: 'grid', gap: theme.space.xsmall, '@media': { print: { display: 'block' } } });
export const kicker = style({ color: theme.color.textMuted, fontSize: theme.fontSize.small });

/** Head of the first page of paper. */
export const paperHead = style({
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.space.large,
      marginBottom: theme.space.xlarge,
      paddingBottom: theme.space.medium,
      borderBottom: `1px solid ${theme.color.border}`,
      fontSize: theme.fontSize.small,
      printColorAdjust: 'exact',
    },
  },
});
export const owner = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.medium,
  fontSize: theme.fontSize.body,
  fontWeight: theme.fontWeight.strong,
});

export const verdictBox = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(200px, 300px)',
  gap: `${theme.space.large} ${theme.space.xxlarge}`,
  alignItems: 'start',
  marginTop: theme.space.medium,
  '@media': {
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { breakInside: 'avoid' },
  },
});
export const verdict = style({ display: 'grid', gap: theme.space.small, minWidth: 0 });
export const headline = style({
  display: 'flex',
  gap: theme.space.medium,
  fontSize: theme.fontSize.title,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.title,
  textWrap: 'balance',
});
export const plainHeadline = style([headline, { display: 'block', marginTop: theme.space.small }]);
export const facts = style({ display: 'grid', gap: theme.space.xsmall, paddingInlineStart: '36px' });
export const days = style({ display: 'grid', gap: theme.space.xsmall, minWidth: 0 });
export const daysFigure = style({
  fontSize: theme.fontSize.title,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.title,
  fontVariantNumeric: 'tabular-nums',
});

const { success, warning, danger, textMuted } = theme.color;
export const mark = styleVariants({ kept: success, broken: danger, unknown: textMuted }, (color) => ({
  display: 'inline-flex',
  gap: theme.space.xsmall,
  color,
  fontWeight: theme.fontWeight.strong,
  printColorAdjust: 'exact',
}));
export const word = styleVariants({
  kept: { whiteSpace: 'nowrap' },
  broken: { whiteSpace: 'nowrap' },
  unknown: { minWidth: '96px' },
});
export const largeMark = style({ flex: 'none', marginTop: theme.space.xxsmall });
export const smallMark = style({ flex: 'none', marginTop: '1px' });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: theme.space.medium,
  '@media': {
    print: {
      gridTemplateColumns: 'repeat(4, 1fr)',
      gap: theme.space.small,
      marginTop: theme.space.large,
      breakInside: 'avoid',
    },
  },
});

/** Bars are for the screen: on paper the figures beside them are enough. */
export const bar = style({ minWidth: '96px', '@media': { print: { display: 'none' } } });
export const barKey = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.xsmall} ${theme.space.large}`,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
  '@media': { print: { display: 'none' } },
});
export const keyItem = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.small });
const swatch = style({ width: '16px', height: '8px', borderRadius: '2px' });
export const keySwatch = styleVariants({ success, warning, danger }, (background) => [swatch, { background }]);

/** The calendar of a year is too wide for a phone and scrolls beside its months. */
export const scroller = style({
  overflowX: 'auto',
  outline: 'none',
  containerType: 'scroll-state',
  selectors: { '&:focus-visible': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' } },
  '@media': { print: { overflow: 'visible' } },
});
export const unit = style({ color: theme.color.textMuted });
export const small = style({ display: 'block', color: theme.color.textMuted, fontSize: '0.92em' });

export const share = style({
  display: 'flex',
  height: '20px',
  overflow: 'hidden',
  borderRadius: theme.radius.small,
  printColorAdjust: 'exact',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' }, print: { height: '12px' } },
});
const { e1, e2, e3, e4, e5, e6, noData } = theme.index;
export const band = styleVariants({ 1: e1, 2: e2, 3: e3, 4: e4, 5: e5, 6: e6, none: noData }, (background) => ({
  background,
  selectors: { '& + &': { borderInlineStart: `1px solid ${theme.color.surface}` } },
}));
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.small} ${theme.space.xlarge}`,
  fontSize: theme.fontSize.small,
  '@media': { print: { margin: `${theme.space.small} 0`, columnGap: theme.space.large, fontSize: '11px' } },
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.small });
export const calendar = style({
  borderCollapse: 'separate',
  borderSpacing: '2px',
  fontSize: '11px',
  '@media': { print: { fontSize: '10px', lineHeight: '14px' } },
});
export const calendarHead = style({
  color: theme.color.textMuted,
  fontWeight: theme.fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
});
const dayCell = style({
  width: '20px',
  minWidth: '20px',
  height: '20px',
  padding: 0,
  borderRadius: '3px',
  lineHeight: theme.lineHeight.body,
  textAlign: 'center',
  printColorAdjust: 'exact',
  '@media': {
    print: { width: '18px', minWidth: '18px', height: '14px', lineHeight: '14px' },
    '(forced-colors: active)': { forcedColorAdjust: 'none' },
  },
});
const dayOf = (background: string, color: string) => [dayCell, { background, color }];
const { ink, inkOnDark } = theme.mark;
/** The digit shows the class, as in the legend. */
export const day = styleVariants({
  1: dayOf(e1, ink),
  2: dayOf(e2, ink),
  3: dayOf(e3, ink),
  4: dayOf(e4, ink),
  5: dayOf(e5, inkOnDark),
  6: dayOf(e6, inkOnDark),
  none: [dayCell, { border: `1px dashed ${theme.color.borderStrong}`, color: theme.color.textMuted }],
});
export const month = style([
  calendarHead,
  {
    position: 'sticky',
    insetInlineStart: 0,
    paddingInlineEnd: '6px',
    background: theme.color.surface,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    '@media': { print: { position: 'static' } },
    '@supports': {
      '(container-type: scroll-state)': {
        '@container': {
          'scroll-state(scrollable: inline-start)': { boxShadow: `6px 0 6px -6px ${theme.color.borderStrong}` },
        },
      },
    },
  },
]);

/** Never alone on the last page of paper: nobody signs a page without figures. */
export const closing = style({ '@media': { print: { breakBefore: 'avoid', breakInside: 'avoid' } } });
export const signature = style({
  display: 'none',
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '40px',
      marginTop: theme.space.huge,
      breakInside: 'avoid',
      fontSize: theme.fontSize.small,
    },
  },
});
export const signatureLine = style({ paddingTop: '6px', borderTop: `1px solid ${theme.color.text}` });
