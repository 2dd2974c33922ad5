import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export { picture, reading, summary } from '../HourProfile/HourProfile.css.ts';
export { legend, legendCellApart, legendHead, legendName, swatch } from '../WindRose/WindRose.css.ts';

/** A thin line in the surface colour separates the parts of a bar. */
export const part = style({ stroke: theme.color.surface, strokeWidth: 0.75 });
export const incomplete = style({ fill: theme.color.border, opacity: 0.6 });
export const legendBox = style({ maxWidth: '480px' });
