import { createVar, fallbackVar, globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

/** Width up to which the rows of a table are cards, of the table's own container. */
const narrow = '(max-width: 560px)';

/** Space at both sides of a card. */
export const cardInset = createVar();

/** Around a table whose rows become cards: name and value in the first line, the rest muted below. */
export const cards = style({ containerType: 'inline-size' });

type Rules = NonNullable<StyleRule['selectors']>[string];

/** The container is part of the selector, so that the rules are stronger than those of the tables. */
const inCards = (rules: Rules) => ({
  '@container': { [narrow]: { selectors: { [`${cards} &`]: rules } } },
});

export const table = style(inCards({ display: 'block' }));
export const body = style(inCards({ display: 'block' }));

const unseenRules: Rules = {
  display: 'block',
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};
/** Headers that cannot sort are hidden from sight: each cell carries its own. */
export const unseen = style(inCards(unseenRules));
export const head = style(inCards(unseenRules));

/** A head of columns that sort is a line of buttons above the cards, with a name. */
export const sortableHead = style({
  '@container': {
    [narrow]: {
      selectors: {
        [`${cards} &`]: {
          display: 'block',
          padding: `${theme.space.small} ${fallbackVar(cardInset, '0')}`,
          borderBottom: `1px solid ${theme.color.border}`,
        },
        [`${cards} &[data-sort-by]::before`]: {
          content: 'attr(data-sort-by) / ""',
          marginInlineEnd: theme.space.large,
          color: theme.color.textMuted,
          fontSize: theme.fontSize.small,
        },
      },
    },
  },
});
globalStyle(`${cards} ${sortableHead} > tr`, { '@container': { [narrow]: { display: 'inline' } } });
export const sortableColumn = style(
  inCards({
    display: 'inline-block',
    position: 'static',
    marginInlineEnd: theme.space.large,
    padding: `${theme.space.xsmall} 0`,
    border: 0,
  }),
);
/** The arrow of the column that sorts; others have no room. */
export const unsorted = style(inCards({ display: 'none' }));

export const row = style({
  '@container': {
    [narrow]: {
      selectors: {
        [`${cards} &`]: {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: theme.space.medium,
          rowGap: theme.space.xxsmall,
          padding: `${theme.space.small} ${fallbackVar(cardInset, '0')}`,
          borderBottom: `1px solid ${theme.color.border}`,
        },
        // Ends the first line.
        [`${cards} &::before`]: { content: '', order: 3, flexBasis: '100%', height: 0 },
        [`${cards} &:last-child`]: { borderBottom: 0 },
      },
    },
  },
});

const cell = {
  display: 'block',
  position: 'static',
  width: 'auto',
  minWidth: 0,
  padding: 0,
  border: 0,
  textAlign: 'start',
  whiteSpace: 'normal',
  boxShadow: 'none',
  background: 'none',
} as const;

export const name = style(inCards({ ...cell, order: 0, flex: '1 1 0', minWidth: '40%', overflowWrap: 'anywhere' }));
/** A checkbox before the name, or a menu after the value. */
export const before = style(inCards({ ...cell, order: -1, flex: 'none', alignSelf: 'center' }));
export const after = style(inCards({ ...cell, order: 2, flex: 'none', alignSelf: 'center' }));

export const value = style({
  '@container': {
    [narrow]: {
      selectors: {
        [`${cards} &`]: {
          ...cell,
          order: 1,
          flex: 'none',
          maxWidth: '60%',
          textAlign: 'end',
          fontWeight: theme.fontWeight.strong,
        },
        // In one line with the menu.
        [`${cards} :has(> ${after}) > &`]: { maxWidth: 'calc(60% - 64px)' },
      },
    },
  },
});

export const detail = style({
  '@container': {
    [narrow]: {
      selectors: {
        [`${cards} &`]: {
          ...cell,
          order: 4,
          color: theme.color.textMuted,
          fontSize: theme.fontSize.small,
          lineHeight: theme.lineHeight.small,
          overflowWrap: 'anywhere',
        },
        [`${cards} &:empty`]: { display: 'none' },
      },
    },
  },
});
/** The name of the column is read out as the header of the cell, and so not twice. */
export const named = style({
  '@container': {
    [narrow]: {
      selectors: {
        [`${cards} &[data-label]:not(:empty)::before`]: {
          content: 'attr(data-label) " " / ""',
          color: theme.color.textMuted,
          fontSize: theme.fontSize.small,
          fontWeight: theme.fontWeight.regular,
        },
      },
    },
  },
});
export const unit = style({
  '@container': {
    [narrow]: {
      selectors: {
        [`${cards} &[data-unit]:not(:empty)::after`]: {
          content: '" " attr(data-unit)',
          color: theme.color.textMuted,
          fontSize: theme.fontSize.small,
          fontWeight: theme.fontWeight.regular,
        },
      },
    },
  },
});
