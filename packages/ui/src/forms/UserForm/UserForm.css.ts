import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

/** Two fields per row if they fit. A container query, because the form is used in pages and dialogs. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'start',
  gap: theme.space.large,
});
export const fixed = style({ overflowWrap: 'anywhere' });
