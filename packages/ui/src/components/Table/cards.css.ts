import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

/** Width up to which the rows of a table are cards, of the table's own container. */
const narrow = '(max-width: 560px)';

const inCards = (rules: Record<string, unknown>) => ({ '@container': { [narrow]: rules } });

/** Around a table whose rows become cards: name and value in the first line, the rest muted below. */
export const cards = style({ containerType: 'inline-size' });
export const table = style(inCards({ display: 'block' }));
export const body = style(inCards({ display: 'block' }));

/** Headers that cannot sort are hidden from sight: each cell carries its own. */
export const head = style(
  inCards({
    display: 'block',
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
);

export const row = style(
  inCards({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: theme.space.medium,
    rowGap: theme.space.xxsmall,
    padding: `${theme.space.small} 0`,
    borderBottom: `1px solid ${theme.color.border}`,
    selectors: {
      // Ends the first line.
      '&::before': { content: '', order: 2, flexBasis: '100%', height: 0 },
      '&:last-child': { borderBottom: 0 },
    },
  }),
);

const cell = { display: 'block', padding: 0, border: 0, textAlign: 'start', minWidth: 0 } as const;

export const name = style(inCards({ ...cell, order: 0, flex: '1 1 0', minWidth: '40%', overflowWrap: 'anywhere' }));
const value = style(
  inCards({ ...cell, order: 1, flex: 'none', maxWidth: '60%', textAlign: 'end', fontWeight: theme.fontWeight.strong }),
);
const detail = style(
  inCards({
    ...cell,
    order: 3,
    color: theme.color.textMuted,
    fontSize: theme.fontSize.small,
    lineHeight: theme.lineHeight.small,
    selectors: {
      '&:empty': { display: 'none' },
      // The name of the column is read out as the header of the cell, and so not twice.
      '&[data-label]::before': { content: 'attr(data-label) " " / ""' },
    },
  }),
);
export const placed = { value, detail };
