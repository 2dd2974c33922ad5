import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

const phone = 'screen and (max-width: 559px)';

export const picker = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  flex: '1 1 540px',
  gap: theme.space.medium,
});
export const stationChoice = style({ flex: '0 1 240px', minWidth: '200px' });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space.medium,
  maxWidth: '900px',
  marginBottom: theme.space.large,
  '@media': { print: { display: 'none' } },
});
export const monthlyMail = style({ flexBasis: '100%' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.small });

/** Slightly wider than the text area of A4, so that screen and paper look similar. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xxlarge,
  maxWidth: '900px',
  padding: `${theme.space.xxlarge} 40px 40px`,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface,
  boxShadow: theme.shadow.raised,
  '@media': {
    [phone]: { padding: `20px ${theme.space.large} ${theme.space.xlarge}` },
    print: { maxWidth: 'none', padding: 0, border: 0, borderRadius: 0, boxShadow: 'none', gap: theme.space.xlarge },
  },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.medium,
  minWidth: 0,
});
/** Small enough to fit on one page. */
export const whole = style([section, { breakInside: 'avoid' }]);
globalStyle(`${section} > h2, ${section} > h3`, { breakAfter: 'avoid' });
export const heading = style({
  paddingTop: theme.space.medium,
  borderTop: `2px solid ${theme.color.text}`,
  fontSize: theme.fontSize.large,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.large,
});
export const subheading = style({ fontSize: theme.fontSize.body, fontWeight: theme.fontWeight.strong });
export const note = style({ color: theme.color.textMuted, fontSize: theme.fontSize.small, textWrap: 'pretty' });

export const masthead = style({ display: 'grid', gap: theme.space.xsmall });
export const kicker = style({ color: theme.color.textMuted, fontSize: theme.fontSize.small });
export const headline = style({
  marginTop: theme.space.small,
  fontSize: theme.fontSize.large,
  lineHeight: '26px',
  textWrap: 'pretty',
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: theme.space.medium,
  '@media': { print: { gridTemplateColumns: 'repeat(4, 1fr)', gap: theme.space.small } },
});

/** A table that is too wide scrolls sideways. */
export const scroller = style({
  overflowX: 'auto',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' } },
  '@media': { print: { overflow: 'visible' } },
});
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { fontSize: '11px', lineHeight: '15px' } },
});
const cell = style({
  padding: `6px ${theme.space.small}`,
  borderBottom: `1px solid ${theme.color.border}`,
  verticalAlign: 'baseline',
  textAlign: 'end',
  fontWeight: theme.fontWeight.regular,
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
  '@media': { print: { padding: '3px 6px' } },
});
export const column = style([
  cell,
  { color: theme.color.textMuted, fontWeight: theme.fontWeight.strong, verticalAlign: 'bottom' },
]);
export const figure = style([cell, { whiteSpace: 'nowrap' }]);
export const words = style([cell, { minWidth: '104px', textAlign: 'start' }]);
export const start = style({ textAlign: 'start' });
export const row = style({ breakInside: 'avoid' });
export const unit = style({ color: theme.color.textMuted });
export const small = style({ display: 'block', color: theme.color.textMuted, fontSize: '0.92em' });

export const budgets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: `${theme.space.large} ${theme.space.xxlarge}`,
  '@media': { print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `${theme.space.medium} 28px` } },
});
export const budget = style({ display: 'grid', gap: theme.space.xsmall, alignContent: 'start', breakInside: 'avoid' });

export const share = style({
  display: 'flex',
  height: '20px',
  overflow: 'hidden',
  borderRadius: theme.radius.small,
  printColorAdjust: 'exact',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
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
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.small });
export const calendar = style({ borderCollapse: 'separate', borderSpacing: '2px', fontSize: '11px' });
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
    print: { width: '17px', minWidth: '17px', height: '17px', lineHeight: '17px' },
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
export const month = style([calendarHead, { paddingInlineEnd: '6px', textAlign: 'start', whiteSpace: 'nowrap' }]);

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

export const screenOnly = style({ '@media': { print: { display: 'none' } } });
