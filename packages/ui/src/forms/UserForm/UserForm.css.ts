import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

/** Two fields to a row where there is room: in a page and in a dialog alike, so it asks its own width. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'start',
  gap: theme.space.large,
});
export const fixed = style({ overflowWrap: 'anywhere' });
