import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const gap = createVar();
const share = createVar();

export const columns = style({ display: 'flex', gap, minWidth: 0 });

export const space = styleVariants({ none: '0px', ...theme.space }, (size) => ({ vars: { [gap]: size } }));

export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
});

// Children below one another are as wide as the row was.
const stacked = { flexDirection: 'column', alignItems: 'stretch' } as const;
export const collapseBelow = styleVariants({
  phone: { '@media': { [media.phone]: stacked } },
  narrow: { '@media': { [media.narrow]: stacked } },
  never: {},
});

export const column = style({ minWidth: 0 });

/** A share of the row, less its part of the gaps: shares of together 1 fill the row exactly. */
const ofRow = (part: string) =>
  ({
    vars: { [share]: part },
    flex: `0 1 calc(100% * ${share} - ${gap} * (1 - ${share}))`,
  }) as const;

export const width = styleVariants({
  fill: { flex: '1 1 0' },
  content: { flex: 'none', maxWidth: '100%' },
  '1/4': ofRow('1 / 4'),
  '1/3': ofRow('1 / 3'),
  '1/2': ofRow('1 / 2'),
  '2/3': ofRow('2 / 3'),
  '3/4': ofRow('3 / 4'),
});

/** The basis is a width in a row and would be a height below one another. */
export const collapsedBelow = styleVariants({
  phone: { '@media': { [media.phone]: { flex: 'none' } } },
  narrow: { '@media': { [media.narrow]: { flex: 'none' } } },
  never: {},
});
